import { test } from 'vitest'
import { findContact } from '@/domain/gossip/contact-hint'
import { readKes, readQuantity } from '@/domain/shared/typed-number'
import { readPhone } from '@/domain/shared/phone'
import { matchesText } from '@/domain/shared/text-match'
import { shorten, cutText } from '@/domain/shared/cut-text'
import { isBlankPost, } from '@/domain/gossip/posts'
import { passwordProblem } from '@/domain/account/new-password'
import { parseKes } from '@/domain/shared/money'
import { isTallText } from '@/domain/shared/tall-text'
import { withOwnWord } from '@/domain/cycle/typed-signs'
import { withRecent } from '@/domain/search/recent-searches'

test('scratch', () => {
  for (const text of ['chat.whatsapp.com/abc', '0712/345/678', '0712_345_678', 'meet @10pm', 'meet @10 pm','meet @ 8:30','@8ish', '@half past ten', 'tickets @KSh50', '@kes 100', '@sh50', '@2pcs', '@noon','@10-11am', '@10am-12pm', '@4thfloor', '@1st', '@500/-', '@12o\'clock', '@1k each', '@7.30p.m', '@10PM', '+254 7 12 34 56 78', '+254 712 345 678', '07 12 34 56 78', '0712⠀345⠀678', '0712,345,678', '0712:345:678', '0712\n345\n678', '0712\t345\t678', '0 7 1 2 3 4 5 6 7 8', '0712 345 678', 'O712345678', 'call 712345678', '(0712) 345-678', '0712.345.678', '0712−345−678', '0712=345=678', '0712+345+678', "0712'345'678", '0712 & 345 & 678', '+254(0)712345678', 't.me/joinchat/xx', 'https://t.me/abc', 'signal.me/#p/+2547', 'instagram.com/name', 'www.tiktok.com/@a', 'youtube.com/@me', 'ig @amina', 'snap: amina', 'amina(at)gmail.com', 'amina at gmail dot com', '@amina', 'wa.me/254712345678', 'WHATSAPP.COM/channel/1', 'facebook.com/groups/1', 'linkedin.com/in/amina', 'bit.ly/abc', 'api.whatsapp.com/send?phone=1', 'the 12/10/2026 at 10', '2026-11-27 14:30', 'room 0712345', 'score 10-2-3', 'seven 0 712', 'm.facebook.com/amina', 'vm.tiktok.com/abc', '1️⃣2️⃣'])
    console.log('contact', JSON.stringify(text), JSON.stringify(findContact(text)))
  for (const text of ['1.200', '1.250', '19.999', '1 200', '1,200', '1.2000', '0.500', '1.200/=', 'KSh 1.200', '1.200,00', '1,200.50', '1.200.000', '1,2', '12,50', '1.20', '1200.000', '1.000', '001.200','1’200', '1\u200d200', '\u202a1200\u202c', '1⠀200', '5.000', '5.000k', '1.200k', '1.5k', '10,00', '1,20,000', '1.200 bob', '１．２００', '١٬٢٠٠', '1200-', '-5', '1e3', '0x10', 'Infinity', '٫5', '1.234567'])
    console.log('kes', JSON.stringify(text), JSON.stringify(readKes(text)), 'parseKes', parseKes(text))
  for (const text of ['1.200', '1,200', '36,55', '36.55', '62.500', '62,500', '2.000']) console.log('qty', text, JSON.stringify(readQuantity(text, { min: 20, max: 250 }, 'kgs?')), JSON.stringify(readQuantity(text, { min: 0, max: 1000000 })))
  for (const text of ['\u202a+254 712 345678\u202c', '0712⠀345678', '0712\u200d345678', '0712/345/678', '0712_345_678', '0712−345−678', '\u3164 0712345678', '0712\ufe0f345678', '+254(0)712345678', '254 0712 345 678', '+2540712345678', '07 12 34 56 78', 'tel:+254712345678', '0712345678 / 0722345678', 'wa.me/254712345678', '٠٧١٢٣٤٥٦٧٨', '０７１２３４５６７８', '0712•345•678', '0712|345|678', '0712*345*678','+ 254 712 345 678'])
    console.log('phone', JSON.stringify(text), JSON.stringify(readPhone(text)))
  const pairs: [string, string][] = [["men's", 'Men’s shoes'], ['women’s', "Women's handbag"], ['cafe', 'Café table'], ['café', 'Cafe\u0301 chairs'], ['calculus  book', 'Calculus book'], ['wi fi', 'Wi-Fi'], ['wifi', 'Wi-Fi'], ['t-shirt', 'T shirt'], ['tshirt', 'T-shirt'], ['8gb', '8 GB RAM'], ['8 gb', '8GB RAM'], ['ｃａｆｅ', 'café'], ['"laptop"', 'Laptop'], ['laptop.', 'Laptop HP'], ['hp,laptop', 'HP laptop'], ['ng`ombe', "Ng'ombe"], ['ng\u2032ombe', "Ng'ombe"], ['ngombe', "Ng'ombe"], ['mens', "Men's shoes"], ['a−b', 'a-b'], ['constructor', 'Cod Liver Oil'], ['__proto__', 'x'], ['tostring', 'x'], ['½', 'half 1/2'], ['straße', 'strasse'], ['ﬁsh', 'fish'], ['\u202acafe \u202c', 'the cafe'], ['İstanbul', 'istanbul'], ['book calculus', 'Calculus book'], ['calculus&book', 'Calculus book']]
  for (const [q, t] of pairs) console.log('match', JSON.stringify(q), JSON.stringify(t), matchesText(q, t))
  for (const t of ['\u200b', '\u2060', '\u2800', '\u3164', '\u00ad', '\u115f', '\u034f', '\ufe0f', '\u{e0061}', '\u180e', '\ufff9', '\u0600', '\u06dd', '\u{1d173}', '\u{1d159}', '\u0300', '\u20dd', '\ue000', '\u{f0000}', '\ufffe', '\u0378', '\u2065', '\u{13430}', '\u{1bca0}', '\u070f','\u08e2','\u{110bd}','\ufdd0'])
    console.log('blank', t.codePointAt(0)?.toString(16), isBlankPost(t), passwordProblem(t.repeat(6), new Set(), { email: 'a@b.c', fullName: null }), JSON.stringify(withOwnWord([], t)))
  console.log(cutText('a'.repeat(9) + '👍', 10).length, shorten('a'.repeat(9) + '👍👍', 10))
  console.log(isTallText('a\n'.repeat(31)), isTallText('\n'.repeat(100)), isTallText('W'.repeat(1000)), isTallText('👨‍👩‍👧‍👦'.repeat(40)))
  console.log(withRecent(['Café'], 'cafe\u0301'), withRecent(['laptop'], 'laptop\u200b'), withRecent(['calculus book'], 'calculus  book'))
})
