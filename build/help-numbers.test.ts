import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nationalNumbers } from '../src/kit/rules/national-numbers.ts'
import { channelOf } from '../src/campus/rules/campus-contacts.ts'

const root = new URL('../', import.meta.url)
const src = new URL('src/', root)
const read = (file: string, from: URL = src): string => readFileSync(new URL(file, from), 'utf8')
const isTested = (file: string): boolean => !/\.(?:test|gen)\.tsx?$/.test(file)
const sources = globSync('**/*.{ts,tsx}', { cwd: src.pathname }).filter(isTested)

/** Calls and chats for an order or a deal. In a demo they go to samples; an emergency number never does. */
const orders = [
  'cart/direct-orders.tsx',
  'cart/order-again.tsx',
  'cart/sent-answer.tsx',
  'cart/use-hand-over.ts',
  'directory/directory-page.tsx',
  'app/home/bundle-chat.ts',
  'housing/compare-dialog.tsx',
  'housing/rental-card.tsx',
  'market/contact-seller.tsx',
  'roommates/listing-card.tsx',
  'roommates/roommates-page.tsx',
  'shops/offering-sheet.tsx',
  'shops/slots/pharmacy-services.tsx',
]

/** The files that make links, each with the rule for samples or with a national number. */
const makers = [
  // They link the numbers that the two lists pass to them.
  'kit/rules/phone-links.ts',
  'kit/platform/phone-button.tsx',
  // They ask isSampleNumber.
  'kit/rules/support-links.ts',
  'campus/rules/campus-contacts.ts',
  'kit/platform/help-button.tsx',
  // They link 999 and the other emergency numbers.
  'kit/rules/national-numbers.ts',
  'health/pregnancy/lazy-parts.tsx',
  'app/shell/emergency-button.tsx',
  // It links the team's chat.
  'kit/rules/site.ts',
]

const linking = /\b(?:telLink|smsLink|whatsappLink)\(|<PhoneButton\b|\b(?:tel|sms):[+\d$]|\/\/wa\.me\b/

it('every file that makes a link to a phone number orders something, or has the rule for samples', () => {
  expect(sources.filter((file) => linking.test(read(file))).toSorted()).toEqual([...orders, ...makers].toSorted())
})

it('no number of the shipped lists of help can be called, because all of them are samples', () => {
  const files = globSync('public/catalogues/*/{emergency-contacts,campus-services,clinics}.json', {
    cwd: root.pathname,
  })
  const phones = files.flatMap((file) =>
    [...read(file, root).matchAll(/"phone": "([^"]*)"/g)].map(([, phone]) => phone ?? ''),
  )
  expect(phones.length).toBeGreaterThan(10)
  expect(phones.filter((phone) => channelOf(phone).kind !== 'sample')).toEqual([])
})

it('no text names a number of the country, which a text cannot call, but buttons and an example for admins', () => {
  const numbers = new RegExp(
    `(?<![\\d.,/])(?:${nationalNumbers.map(({ number }) => number.replace('+254', '0')).join('|')})(?![\\d.,]*\\d)`,
  )
  const texts = globSync(['src/**/words/**/*.en.json', 'public/education/**/*.json', 'src/education/**/*.json'], {
    cwd: root.pathname,
  })
  expect(texts.filter((file) => numbers.test(read(file, root).replaceAll(' ', ''))).toSorted()).toEqual([
    'src/admin/words/fields.en.json',
    'src/app/shell/words/shell.en.json',
    'src/health/pregnancy/words/danger-help.en.json',
  ])
})
