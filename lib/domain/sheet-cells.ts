export interface Line {
  line: number;
  cells: string[];
  isTable: boolean;
}

/** A tab out of a spreadsheet, else a semicolon, else a comma: whichever the first line has. */
function separatorOf(text: string): string {
  const [first = ""] = text.split("\n");
  return ["\t", ";"].find((mark) => first.includes(mark)) ?? ",";
}

export function cellsOf(text: string): Line[] {
  const source = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const separator = separatorOf(source);
  const lines: Line[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let line = 1;
  let began = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = "";
  };
  const endLine = () => {
    endCell();
    lines.push({ line: began, cells, isTable: separator !== "," });
    cells = [];
  };
  for (let at = 0; at < source.length; at++) {
    const mark = source[at] ?? "";
    if (mark === "\n") line++;
    if (isQuoted) {
      if (mark !== '"') cell += mark;
      else if (source[at + 1] === '"') {
        cell += mark;
        at++;
      } else isQuoted = false;
    } else if (mark === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (mark === separator) endCell();
    else if (mark === "\n") {
      endLine();
      began = line;
    } else cell += mark;
  }
  endLine();
  return lines;
}
