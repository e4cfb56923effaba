type Level = 'info' | 'warn' | 'fatal';

/** Sentences, for who reads them as they come. */
export const textLog = (line: string, level: Level = 'info'): void =>
  level === 'fatal' ? console.error(line) : console.log(line);

/** As the lines of requests are written. */
const jsonLog = (line: string, level: Level = 'info'): void =>
  console.log(JSON.stringify({ level, time: new Date().toISOString(), msg: line }));

export const logIn = (format: 'text' | 'json'): typeof textLog => (format === 'json' ? jsonLog : textLog);
