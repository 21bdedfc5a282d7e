import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findContact } from './contact-hint'

describe('a phone number is detected', () => {
  test.each([
    '0712 345 678',
    '0712345678',
    '0712-345-678',
    '0712.345.678',
    '0110 345 678',
    '01 10 34 56 78',
    '+254712345678',
    '+254 712 345 678',
    '+254-712-345678',
    '254712345678',
    '00254 712 345 678',
    '712345678',
    '712 345 678',
    '0 7 1 2 3 4 5 6 7 8',
    '07 12 34 56 78',
    '(0712) 345678',
    '0712 – 345 – 678',
    '041 222 3456',
    '0412223456',
    '+44 7911 123456',
    '+1 202 555 0143',
    '０７１２ ３４５ ６７８',
    '0712\u200b345\u200b678',
    '0712\u00a0345\u00a0678',
    'niko 0712345678 nipigie',
    'Call 0712345678, 0722333444 or come',
    '0712345678 0722333444',
    'room 12 0712345678',
    '0712345678 2 bedsitters left',
    'call me:0712345678!',
    'Kiss ya jana ilikuwa poa. 0712 345 678 uko wapi',
    'On 21/11/2026 call 0712345678',
    '0712/345/678',
    '0712_345_678',
    '0712\u2212345\u2212678',
    '0712\t345\t678',
    '0712\u2800345\u200d678',
    '(+254)712345678',
    '0712*345*678',
    '0712 · 345 · 678',
    '0712 — 345 — 678',
    '0712345678/0722333444',
    '07/12/34/56/78',
    '٠٧١٢ ٣٤٥ ٦٧٨',
    '\u202a+254 712 345678\u202c',
    '+254 (0)712 345 678',
    '+254 41 222 3456',
    'KSh 500/- 0712 345 678',
    'rent ni Ksh 6,500 0712 345 678',
  ])('%s', (text) => expect(findContact(text)).toMatchObject({ kind: 'phone' }))
})

describe('an e-mail address is detected', () => {
  test.each([
    'amina@students.tum.ac.ke',
    'Write to amina.juma+gossip@gmail.com today',
    'amina[at]gmail.com',
    'amina (at) yahoo.co.uk',
    'AMINA@GMAIL.COM',
    'amina at gmail dot com',
    'amina(at)gmail(dot)com',
  ])('%s', (text) => expect(findContact(text)).toMatchObject({ kind: 'email' }))
})

describe('a social account is detected', () => {
  test.each([
    '@amina_j',
    'follow @aminaJuma',
    '(@amina.juma)',
    'ig: amina',
    'IG:amina_j',
    'Insta : amina.juma',
    'instagram = amina',
    'ig amina_01',
    'snap: queenamina',
    'tiktok: @amina',
    'tik tok: amina',
    'Telegram: @brian',
    'fb: Brian Otieno',
    'fb/brian.otieno',
    'wa.me/254712345678',
    't.me/comrades',
    'https://www.instagram.com/amina',
    'tiktok.com/@amina',
    'chat.whatsapp.com/AbCdEf123',
    'https://chat.whatsapp.com/AbCdEf123',
    'whatsapp.com/channel/0029Va',
    'www.facebook.com/amina',
    'm.me/amina',
    'signal.me/#p/abc',
    'ke.linkedin.com/in/amina',
    'ig yangu ni amina_01',
    '@10pm_amina',
    '@2pac',
  ])('%s', (text) => expect(findContact(text)?.kind).toMatch(/handle|phone/))
})

describe('text that only looks like a contact is ignored', () => {
  test.each([
    'BIT 2201 was a massacre',
    'BIT2201, EEE 2304 na SMA 2101 zote kwa wiki moja',
    'BSCIT/123J/2021',
    'Room 204, Block B',
    'CAT ni saa 8:00-10:00',
    'Class 08.00 - 10.00 then 11.00 - 13.00',
    'from 0800 to 1700 hrs',
    'Exam 21/11/2026 08:00',
    'Exam 01.12.2026 14.00',
    'Exam 01.12.2026 08.00 - 10.00',
    'From 01.12.2026 to 07.12.2026',
    '2026-11-21 14:30',
    '01-02-2026 to 03-04-2026',
    'KSh 1,250',
    'KSh 700 000 000 kwa HELB?',
    'Sh 712345678',
    'Smokie ya 30 bob imekuwa 35',
    'mandazi @ 10',
    'mandazi @10 each, samosa @50bob',
    'meet @10pm',
    'meet @10 pm at the gate',
    'meet @8.30am, or @10:30',
    'CAT @1400hrs, @8a.m.',
    'smokie @1.5k, @50/= each',
    'the party is @4th floor',
    'entry @KSh50, or @kes 100',
    'meet @8ish, or @12o’clock',
    'mandazi @2pcs',
    'CATs: 7/10 8/10 9/10 10/10',
    'grade_7_8_9',
    'Look at Gmail. It is down',
    'chat.whatsapp.com is down',
    '1 000 000 people',
    '100 000 000 za HELB',
    '2 3 4 5 6 7 8 9',
    'Arsenal 3-1 Chelsea, 2-0, 1-1',
    'Score 100/100',
    '1,000,000,000',
    'Till 123456',
    'Paybill 247247 account 1234',
    '*544# for bundles',
    'fees za 2026/2027',
    'I got 78.5 and 81.25 in CAT 1 and 2',
    'insta is down again',
    'TikTok imelala',
    'tiktok 2026 trends',
    'snap out of it',
    'fb ni ya wazee',
    'Facebook live ya VC saa tatu',
    'big: news, digs: more',
    'ati "twitter" ama X.com?',
    'At 8am. Meet me at the mess.',
    'lol :-) 10/10',
    '',
    '😂😂😂 100%',
  ])('%s', (text) => expect(findContact(text)).toBeNull())
})

test('the detected text is returned', () => {
  expect(findContact('niko kwa 0712 345 678 sasa')).toEqual({ kind: 'phone', found: '0712 345 678' })
  expect(findContact('call +254 7 12 34 56 78 or')).toEqual({ kind: 'phone', found: '+254 7 12 34 56 78' })
  expect(findContact('call +254(0)712345678')).toEqual({ kind: 'phone', found: '+254 0 712345678' })
  expect(findContact('call +254 (0) 712 345 678')).toEqual({ kind: 'phone', found: '+254 0 712 345 678' })
  expect(findContact('+44 79 11 12 34 56')).toEqual({ kind: 'phone', found: '+44 79 11 12 34 56' })
  expect(findContact('join chat.whatsapp.com/AbC now')).toEqual({ kind: 'handle', found: 'chat.whatsapp.com/AbC' })
  expect(findContact('mail: amina@gmail.com.')).toEqual({ kind: 'email', found: 'amina@gmail.com' })
  expect(findContact('mimi ni @amina_j hapa')).toEqual({ kind: 'handle', found: '@amina_j' })
})

test('a Kenyan number is detected with any separators and surrounding text', () => {
  const separator = fc.constantFrom('', ' ', '-', '.', '/', '_', ' - ', '\u00a0')
  const digits = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 9 })), { minLength: 8, maxLength: 8 })
  const head = fc.constantFrom('07', '01', '2547', '+2541')
  const surroundingText = fc.constantFrom('', 'Call ', 'niko poa, ', 'room 12: ')
  fc.assert(
    fc.property(surroundingText, head, separator, digits, surroundingText, (before, start, between, rest, after) => {
      const written = start + rest.map(([separated, digit]) => `${separated ? between : ''}${digit}`).join('')
      expect(findContact(`${before}${written} ${after}`)?.kind).toBe('phone')
    }),
  )
})

test('no text takes long to check', () => {
  for (const piece of ['1 ', '1/', 'a.', 'a at ', '0.', '(1)', 'a@', '@a.', 'ig ', '7 1 2-', '+']) {
    const started = performance.now()
    findContact(piece.repeat(1000).slice(0, 1000))
    expect(performance.now() - started).toBeLessThan(250)
  }
})
