/**
 * Detects contact details in a post, as a hint before posting: the person decides. A false alarm is better than a missed
 * number, except for prices, times and course codes.
 */

export type ContactHint = { readonly kind: 'email' | 'phone' | 'handle'; readonly found: string }

const email = /[\p{L}\d._%+-]+(?:@|\s?[([]at[)\]]\s?)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/iu

const site = /\b(?:wa\.me|t\.me|(?:instagram|facebook|tiktok|twitter|snapchat|x)\.com)\/\S+/i

/** An account with an "@". Excludes prices such as "@10" and "@50bob". */
const atSign = /(?<![\p{L}\d._])@(?!\d+(?:bob|sh|ksh|kes|k)?\b)[\p{L}\d_][\p{L}\d_.]+/iu

const service = String.raw`\b(?:ig|insta(?:gram)?|snap(?:chat)?|tik ?tok|telegram|twitter|facebook|fb)`
/** "ig: name" and "ig name_01". Without a separator the name needs a digit or an underscore. */
const named = new RegExp(String.raw`${service}\s*[:=/]\s*[\p{L}\d_][\p{L}\d_.]{2,}`, 'iu')
const unseparated = new RegExp(String.raw`${service}\s+(?=[\w.]*[a-z])(?=[\w.]*[\d_])\w[\w.]{2,}`, 'i')

const handle = (text: string): string | undefined =>
  [site, atSign, named, unseparated].map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined)

/** Groups of digits. A comma, a colon or a word ends the run. */
const digitRun = /(?:\+\s?)?\(?\d+\)?(?:[ .\-\u2013\u00a0]{1,3}\(?\d+\)?)*/g
/** A date, alone or before a time. Among further digits the same pattern is part of a number. */
const date = /(?<!\d[ .\-\u2013\u00a0]{0,3})\b\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?=\s+\d{1,2}[.:]\d{2}(?!\d)|(?![ ./\-\u2013\u00a0]{0,3}\d))/g
const money = /(?:ksh|kes|sh)s?\.?\s*$/i
const kenyan = /^(?:0|254|00254|\+254)[17]\d{8}$/
const bare = /^[17]\d{8}$/
const landline = /^0[2-6]\d{7,8}$/
const foreign = /^\+\d{9,15}$/

const isPhone = (digits: string, groups: number): boolean => {
  if (kenyan.test(digits) || foreign.test(digits)) return true
  // Without its 0 a number looks like an amount, so one that ends in 000 is ignored.
  if (bare.test(digits)) return !digits.endsWith('000')
  // Landlines are written in up to three groups; times and scores have more.
  return landline.test(digits) && groups <= 3
}

/** Digits of the longest possible number, and so the maximum number of groups. */
const longestNumber = 15

/** The first consecutive groups that form a number. */
const phoneIn = (run: string): string | undefined => {
  const groups = run.replace(/\+\s/, '+').replaceAll(/[()]/g, '').split(/[ .\-\u2013\u00a0]+/)
  for (let first = 0; first < groups.length; first++) {
    for (let last = first + 1; last <= Math.min(groups.length, first + longestNumber); last++) {
      const parts = groups.slice(first, last)
      if (isPhone(parts.join(''), parts.length)) return parts.join(' ')
    }
  }
  return undefined
}

const phone = (text: string): string | undefined => {
  const plain = text.replaceAll(date, (day) => 'd'.repeat(day.length))
  for (const { 0: run, index } of plain.matchAll(digitRun)) {
    const found = money.test(plain.slice(0, index)) ? undefined : phoneIn(run)
    if (found !== undefined) return found
  }
  return undefined
}

/** The first email address, else phone number, else account in a text; null when there is none. */
export const findContact = (text: string): ContactHint | null => {
  // NFKC turns full-width digits into plain ones; \p{Cf} removes invisible marks between digits.
  const normalized = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  const mail = email.exec(normalized)?.[0]
  if (mail !== undefined) return { kind: 'email', found: mail }
  const number = phone(normalized)
  if (number !== undefined) return { kind: 'phone', found: number }
  const name = handle(normalized)
  return name === undefined ? null : { kind: 'handle', found: name.trim() }
}
