import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nationalNumbers } from '../domain/shared/national-numbers.ts'
import { channelOf } from '../domain/university/campus-contacts.ts'

const src = new URL('../', import.meta.url)
const read = (file: string, from: URL = src): string => readFileSync(new URL(file, from), 'utf8')
const isTested = (file: string): boolean => !/\.(?:test|gen)\.tsx?$/.test(file) && !file.startsWith('build/')
const sources = globSync('**/*.{ts,tsx}', { cwd: src.pathname }).filter(isTested)

/** Calls and chats for an order or a deal. In a demo they go to samples; an emergency number never does. */
const orders = [
  'features/cart/direct-orders.tsx',
  'features/cart/order-again.tsx',
  'features/cart/order-link.ts',
  'features/cart/send-links.tsx',
  'features/directory/person-card.tsx',
  'features/home/bundle-chat.ts',
  'features/housing/compare-dialog.tsx',
  'features/housing/rental-card.tsx',
  'features/market/contact-seller.tsx',
  'features/roommates/listing-card.tsx',
  'features/roommates/post-listing.tsx',
  'features/roommates/roommates-page.tsx',
  'features/storefront/order-button.tsx',
  'features/storefront/slots/pharmacy-services.tsx',
]

/** The files that make links, each with the rule for samples or with a national number. */
const makers = [
  // They link the numbers that the two lists pass to them.
  'domain/shared/phone-links.ts',
  'ui/platform/phone-button.tsx',
  // They ask isSampleNumber.
  'domain/shared/support-links.ts',
  'domain/university/campus-contacts.ts',
  'ui/platform/help-button.tsx',
  // They link 999 and the other emergency numbers.
  'domain/shared/national-numbers.ts',
  'features/pregnancy/call-999-button.tsx',
  'features/shell/emergency-button.tsx',
  // It links the team's chat.
  'domain/shared/site.ts',
]

const linking = /\b(?:telLink|smsLink|whatsappLink)\(|<PhoneButton\b|\b(?:tel|sms):[+\d$]|\/\/wa\.me\b/

it('every file that makes a link to a phone number orders something, or has the rule for samples', () => {
  expect(sources.filter((file) => linking.test(read(file))).toSorted()).toEqual([...orders, ...makers].toSorted())
})

it('no number of the shipped lists of help can be called, because all of them are samples', () => {
  const files = globSync('public/catalogues/*/{emergency-contacts,campus-services,clinics}.json', { cwd: new URL('..', src).pathname })
  const phones = files.flatMap((file) => [...read(file, new URL('..', src)).matchAll(/"phone": "([^"]*)"/g)].map(([, phone]) => phone ?? ''))
  expect(phones.length).toBeGreaterThan(10)
  expect(phones.filter((phone) => channelOf(phone).kind !== 'sample')).toEqual([])
})

it('no text names a number of the country, which a text cannot call, but buttons and an example for admins', () => {
  const numbers = new RegExp(`(?<![\\d.,/])(?:${nationalNumbers.map(({ number }) => number.replace('+254', '0')).join('|')})(?![\\d.,]*\\d)`)
  const texts = globSync(['src/messages/**/*.en.json', 'public/education/**/*.json', 'src/features/education/**/*.json'], { cwd: new URL('..', src).pathname })
  expect(texts.filter((file) => numbers.test(read(file, new URL('..', src)).replaceAll(' ', ''))).toSorted()).toEqual([
    'src/messages/admin/fields.en.json',
    'src/messages/pregnancy/danger-help.en.json',
    'src/messages/shell/shell.en.json',
  ])
})
