const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/**
 * UTF-8, unless more of it is broken than whole: letters of Windows-1252 are hardly ever valid UTF-8. A single broken
 * byte must not garble all other accents and emoji.
 */
const ofUnmarked = (bytes: Uint8Array): string => {
  const text = new TextDecoder('utf-8').decode(bytes)
  if (!text.includes('\ufffd')) return text
  const broken = countOf(text, /\ufffd/gu)
  const whole = countOf(text, /[^\p{ASCII}\ufffd]/gu)
  return broken > whole ? new TextDecoder('windows-1252').decode(bytes) : text
}

/** Decodes UTF-8, UTF-16 (with a byte order mark) or Windows-1252; null if it is not text. */
export const textOf = (bytes: Uint8Array): string | null => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return bytes.includes(0) ? null : ofUnmarked(bytes)
}
