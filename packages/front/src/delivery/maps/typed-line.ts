export interface TypedLine {
  before: string;
  line: string;
  after: string;
}

export function typedLine(text: string, caret: number): TypedLine {
  const start = text.lastIndexOf('\n', caret - 1) + 1;
  const end = text.indexOf('\n', caret);
  const tail = end < 0 ? '' : text.slice(end);
  return { before: text.slice(0, start), line: text.slice(start, text.length - tail.length), after: tail };
}
