// Searching the rules: every word must be somewhere in the text; case and accents make no difference.
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .toLowerCase();
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

export function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

export interface Piece {
  text: string;
  found: boolean;
}

/** Splits the text into matches and the rest. Letters are folded one by one, so indices stay valid. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const letters = Array.from(text);
  const folded = letters.map((letter) => fold(letter));
  const starts: number[] = []; // where each letter begins in the folded text
  let length = 0;
  for (const letter of folded) {
    starts.push(length);
    length += letter.length;
  }
  const all = folded.join('');
  const marked = letters.map(() => false);
  for (const word of words) {
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1)) {
      starts.forEach((start, place) => {
        if (start >= at && start < at + word.length) marked[place] = true;
      });
    }
  }
  const found: Piece[] = [];
  letters.forEach((letter, place) => {
    const last = found.at(-1);
    if (last && last.found === marked[place]) last.text += letter;
    else found.push({ text: letter, found: marked[place] ?? false });
  });
  return found;
}
