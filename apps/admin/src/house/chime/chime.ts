/** Hertz, and seconds from the beginning: a fifth upwards, soft enough for a room with people in it. */
const notes = [
  { pitch: 587.33, at: 0 },
  { pitch: 880, at: 0.16 },
];
/** Seconds that a note fades, and its loudest. */
const note = { length: 0.9, volume: 0.12 };

/** Milliseconds: a browser that does not let the page sound leaves the question open. */
const patience = 300;

type Audio = Pick<
  AudioContext,
  'state' | 'currentTime' | 'destination' | 'resume' | 'suspend' | 'createOscillator' | 'createGain'
>;

/** A short sound, as soon as somebody has touched the page: before that no browser plays it. */
export function createChime(openAudio: () => Audio = () => new AudioContext()) {
  let audio: Audio | undefined;

  async function wake(): Promise<Audio | undefined> {
    audio ??= openAudio();
    const silence = new Promise((resolve) => setTimeout(resolve, patience));
    if (audio.state !== 'running') await Promise.race([audio.resume().catch(() => undefined), silence]);
    return audio.state === 'running' ? audio : undefined;
  }

  return {
    /** In a press of a key or the mouse. Suspended again: a page that is silent keeps no machine awake. */
    allow: async (): Promise<void> => (await wake())?.suspend(),
    /** False where the browser refuses. */
    play: async (): Promise<boolean> => {
      const player = await wake();
      if (!player) return false;
      for (const { pitch, at } of notes) soundNote(player, pitch, player.currentTime + at);
      setTimeout(() => void player.suspend(), 2000 * note.length);
      return true;
    },
  };
}

function soundNote(audio: Audio, pitch: number, at: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = pitch;
  // Without the short rise a loudspeaker clicks.
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(note.volume, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + note.length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + note.length);
}
