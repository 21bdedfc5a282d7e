/**
 * Detects contact details in a post, as a hint before posting: the person decides. A false alarm is better than a
 * missed number, except for prices, times and course codes.
 */

import { withPlainDigits } from '@/kit/rules/plain-digits'
import { withoutHidden } from '@/kit/rules/plain-text'

const kinds = ['email', 'phone', 'link', 'handle'] as const

export type ContactHint = { readonly kind: (typeof kinds)[number]; readonly found: string }

const email =
  /[\p{L}\d._%+-]+(?:@|\s?[([]at[)\]]\s?|\s+at\s+(?=(?:gmail|yahoo|outlook|hotmail|icloud)\b))[\p{L}\d-]+(?:(?:\.|\s?[([]dot[)\]]\s?|\s+dot\s+)[\p{L}\d-]+)+/iu

/** An address with spaces around the "@", before a host that is certainly one. */
const spacedEmail = /[\p{L}\d._%+-]+\s?@\s?(?:[a-z][\p{L}\d-]*\.)+(?:com|ke|org|net|uk)(?![\p{L}\d])/iu

/** A host and a path. "hapa.lec/tutorial" is none: it only lacks a blank after the full stop. */
const link =
  /\bhttps?:\/\/\S+|\bwww\.\S+|\b(?:[\w-]+\.)+(?:[a-z]{2}|com|org|net|info|app|link|xyz|site|online|store|shop|live|club|page|africa|biz|dev|click|top|space|website|group|world|news|blog|chat|gle|bet)\/\S+/i

/**
 * An account with an "@". Excludes prices such as "@10", "@50bob" and "@KSh50", and times such as "@10pm", "@8.30am"
 * and "@8ish".
 */
const atSign =
  /(?<![\p{L}\d._])@(?!(?:k?shs?|kes)[.:]?\s?\d|\d+(?:[.:]\d+)?(?:bob|shs?|ksh|kes|k|[ap]\.?m|hrs?|h|ish|o(?=['’])|pcs?|st|nd|rd|th)?(?![\p{L}\d_]))[\p{L}\d_][\p{L}\d_.]+/iu

const service = String.raw`\b(?:ig|insta(?:gram)?|snap(?:chat)?|tik ?tok|telegram|twitter|facebook|fb)`
/** "ig: name" and "ig is name_01". Without a separator the name needs a digit or an underscore. */
const named = new RegExp(String.raw`${service}\s*[:=/]\s*[\p{L}\d_][\p{L}\d_.]{2,}`, 'iu')
const unseparated = new RegExp(
  String.raw`${service}(?:\s+(?:is|ni|yangu|yake)){0,2}\s+(?=[\w.]*[a-z])(?=[\w.]*[\d_])\w[\w.]{2,}`,
  'i',
)

const handle = (text: string): string | undefined =>
  [atSign, named, unseparated].map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined)

/** The characters that may stand between the groups of a number. */
const between = String.raw`[ \t./_*|~•·\-\u2010-\u2015\u2212]`
/** The same for a number that begins like a Kenyan one. Elsewhere line breaks and commas separate amounts and items. */
const betweenKenyan = between.replace('[', String.raw`[\r\n,`)
/** Groups of digits. A colon or a word ends the run. */
const digitRun = (gap: string): RegExp =>
  new RegExp(String.raw`(?:\+\s?)?\(?\d+\)?(?:(?:${gap}{1,3}\(?|\(|(?<=\)))\d+\)?)*`, 'g')
/** A date, alone or before a time. Among further digits the same pattern is part of a number. */
const date = new RegExp(
  String.raw`(?<!\d${between}{0,3})\b\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?=\s+\d{1,2}[.:]\d{2}(?!\d)|(?!${between}{0,3}\d))`,
  'g',
)
/** Times in a row, such as those of lectures. */
const times = /(?<![\d.])(?:[01]?\d|2[0-3])[.:][0-5]\d(?:\s*[,–-]?\s+(?:[01]?\d|2[0-3])[.:][0-5]\d)+(?![\d.])/g
/** The letter O in place of the digit 0. */
const letterO = /(?<!\p{L})o(?=[ .-]?[17][ .-]?\d)/giu
const currency = /(?:ksh|kes|sh)s?\.?\s*$/i
/** Allows the 0 that some write after the country code. */
const kenyan = /^(?:0|(?:254|00254|\+254)0?)[17]\d{8}$/
const bare = /^(?:7\d|1[01])\d{7}$/
const landline = /^0[2-6]\d{7,8}$/
/** A number of another country, or a landline. */
const foreign = /^\+(?!2540?[17])\d{9,15}$/

/** Digits of the longest possible number, and so the maximum number of groups. */
const longestNumber = 15

const betweenGroups = new RegExp(`${betweenKenyan}+`)

/** The first consecutive groups of a run that form a number, as many as can belong to it. */
const numberIn = (run: string, isNumber: (digits: string, groups: number) => boolean): string | undefined => {
  const groups = run.replace(/\+\s/, '+').replaceAll(/[()]/g, ' ').trim().split(betweenGroups)
  for (let first = 0; first < groups.length; first++) {
    for (let last = Math.min(groups.length, first + longestNumber); last > first; last--) {
      const parts = groups.slice(first, last)
      if (isNumber(parts.join(''), parts.length)) return parts.join(' ')
    }
  }
  return undefined
}

const isKenyan = (digits: string): boolean => kenyan.test(digits)

/** A number of another country, a landline, or a Kenyan number without its 0. */
const otherNumberIn = (run: string, afterCurrency: boolean): string | undefined =>
  numberIn(afterCurrency ? run.replace(/^\+?\s?\(?\d+\)?/, '') : run, (digits, groups) => {
    if (foreign.test(digits)) return true
    // Not an amount, nor marks such as "7/10 8/10". One that ends in 000 looks like an amount, too.
    if (bare.test(digits)) return !afterCurrency && !digits.endsWith('000') && (groups <= 4 || !run.includes('/'))
    // Landlines are written in up to three groups; times and scores have more.
    return landline.test(digits) && groups <= 3
  })

const phone = (text: string): string | undefined => {
  const plain = text
    .replaceAll(date, (day) => 'd'.repeat(day.length))
    .replaceAll(times, (row) => 't'.repeat(row.length))
    .replaceAll(letterO, '0')
  return (
    Array.from(plain.matchAll(digitRun(betweenKenyan)), ([run]) => numberIn(run, isKenyan)).find(
      (found) => found !== undefined,
    ) ??
    Array.from(plain.matchAll(digitRun(between)), ({ 0: run, index }) =>
      otherNumberIn(run, currency.test(plain.slice(0, index))),
    ).find((found) => found !== undefined)
  )
}

/** Follows a digit that is drawn as a key. */
const keycap = '\u20e3'

/** The first email address, else phone number, else link, else account in a text; null when there is none. */
export const findContact = (text: string): ContactHint | null => {
  const normalized = withPlainDigits(withoutHidden(text).normalize('NFKC')).replaceAll(keycap, '')
  const found = {
    email: (email.exec(normalized) ?? spacedEmail.exec(normalized))?.[0],
    phone: phone(normalized),
    link: link.exec(normalized)?.[0],
    handle: handle(normalized)?.trim(),
  }
  const kind = kinds.find((each) => found[each] !== undefined)
  return kind === undefined ? null : { kind, found: found[kind] ?? '' }
}

/** True if an admin looks first at a post with such a contact. The database decides (`private.names_contact`). */
export const isHeld = (hint: ContactHint | null): boolean => hint !== null && hint.kind !== 'handle'
