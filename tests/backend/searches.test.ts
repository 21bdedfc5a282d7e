import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import { ComradeDb } from '@/store/db'
import { pullAll } from '@/store/sync/pull/pull-all'
import { supabaseSyncRemote } from '@/store/sync/pull/sync-remote'
import { loadMeanings } from '@/kit/rules/search/load-meanings'
import { searchSite } from '@/app/search/rules/site-search'
import { searchDocuments } from '@/app/search/documents'
import { pointAppTo, seededBackend } from './test-backend.ts'

const backend = await seededBackend()
pointAppTo(backend)

/** The samples of the first campus and what ships with the app, as the search over everything has them on a phone. */
const readDocuments = async () => {
  const db = new ComradeDb(`searches-${randomUUID()}`)
  await pullAll({ db, remote: supabaseSyncRemote, owner: null, first: [], head: null, now: Date.now })
  vi.stubGlobal('fetch', async (address: string) => new Response(await readFile(`public${address}`, 'utf8')))
  const documents = await searchDocuments(db)
  vi.unstubAllGlobals()
  await db.delete()
  return documents
}
await loadMeanings()
const documents = await readDocuments()

const find = (words: string) => {
  const { all, near } = searchSite(documents, words, 12)
  const named = (hits: typeof all) => hits.map(({ title, kind }) => `${title} | ${kind}`)
  return { all: named(all), near: named(near) }
}

describe('the first thing that a search finds is what is meant', () => {
  test.each([
    // Both numbers, and who does a thing, in English.
    ['tomato', /^Tomato/],
    ['tomatos', /^Tomatoes/],
    ['tomatoe', /^Tomatoes/],
    ['potatos', /^Potatoes/],
    ['mangos', /Mangoes/],
    ['avocados', /^Avocado/],
    ['loaves', /Bread/],
    ['batteries', /Phone Clinic|Battery/i],
    ['plumber', /^Baraka Plumbing/],
    ['plumbers', /^Baraka Plumbing/],
    ['electrician', /^Fundi Juma Electricals/],
    ['electricians', /^Fundi Juma Electricals/],
    ['cleaner', /Cleaning|Usafi|Shine/],
    ['baker', /Bakery|Cake|Mahamri|Cupcake/],
    ['photographer', /Lenzi|Kombo|Reels/],
    ['barber', /Kinyozi|Haircut/],
    ['typist', /^Typing/],
    ['laminate', /^Lamination/],
    ['scan', /^Scanning/],
    ['bedsitters', /Bedsitter/],
    ['rooms', /Room|Bedsitter/],
    // Kiswahili, by meaning before a part of a word.
    ['chumba', /Room|Bedsitter|Bedroom|Rental/],
    ['vyumba', /Room|Bedsitter|Bedroom|Rental/],
    ['embe', /Mangoes/],
    ['maembe', /Mangoes/],
    ["ng'ombe", /Beef/],
    ['ng’ombe', /Beef/],
    ['ngombe', /Beef/],
    ["nyama ya ng'ombe", /Beef/],
    ['kuku', /Chicken/],
    ['mkate', /Bread/],
    ['mikate', /Bread/],
    ['yai', /Eggs/],
    ['mayai', /Eggs/],
    ['ndizi', /Banana/],
    ['chungwa', /^Oranges/],
    ['viazi', /^Potatoes/],
    ['simu', /Phone|Smartphone|Galaxy/],
    ['kiti', /Chair/],
    ['viti', /Chair/],
    ['vitabu', /Book|Mathematics|Novels|Accounts/],
    ['kiatu', /Sneakers|Shoe|Sandals|Boots|Heels/],
    ['fundi', /Fundi/],
    ['mafundi', /Fundi/],
    ['fundi wa bomba', /^Baraka Plumbing/],
    ['fundi wa stima', /^Fundi Juma Electricals/],
    ['maji', /Water/],
    ['maziwa', /Milk/],
    ['mafua', /Cold/],
    ['kucha', /Nail|Manicure|Pedicure/],
    ['godoro', /Mattress/],
    ['kinyozi', /Kinyozi/],
    ['mkopo', /Loan|HELB/],
    // What people call it.
    ['internet', /Wi-?Fi|Fibre|Hotspot|Router|Bundle/i],
    ['wifi', /Wi-?Fi|Fibre|Hotspot|Router|Services/i],
    ['intaneti', /Wi-?Fi|Fibre|Hotspot|Router|Bundle/i],
    ['room with wifi', /Bedsitter|Room/],
    ['television', /Digital TV/],
    ['maths', /Mathematics/],
    ['couch', /Sofa/],
    ['flash drive', /^Flash Disk/],
    ['taxi', /^Transport|Driver/],
    ['mama fua', /Laundry/],
    ['braider', /Braids/],
    ['mpiga picha', /Reels|Lenzi|Kombo/],
    // A word of one language that begins, or stands in, one of the other.
    ['chai', /^Tea Leaves/],
    ['book', /^Exercise Books/],
    ['ini', /^Beef Liver/],
    ['nyumba', /Room$/],
    ['keja', /Room$/],
    ['pasi', /^Ironing/],
    ['soko', /^Marketplace/],
    // Several words of Kiswahili that mean one thing.
    ['kitunguu saumu', /^Garlic/],
    ['pilipili hoho', /Capsicum/],
    ['tikiti maji', /^Watermelon/],
    ['siagi ya karanga', /^Peanut Butter/],
    ['karatasi ya choo', /^Toilet Tissue/],
    ['rangi ya kucha', /^Nail Polish/],
    ['picha za pasipoti', /^Passport Photos/],
    ['hostel ya wanawake', /Ladies Hostel/],
    ['kipimo cha mimba', /^Pregnancy Test/],
    ['fundi simu', /Phone Clinic/],
    // Numbers, in digits and words.
    ['10000mah', /^Power Bank 10,000 mAh/],
    ['10,000mah', /^Power Bank 10,000 mAh/],
    ['10 000 mAh', /^Power Bank 10,000 mAh/],
    ['two bedroom', /^2 Bedroom/],
    ['2-bedroom', /^2 Bedroom/],
    ['one-bedroom', /1 Bedroom/],
    ['vyumba viwili', /^2 Bedroom/],
    ['chumba kimoja', /1 Bedroom|Single Room/],
    ['13kg gas', /^13kg Gas/],
    ['gesi kilo 6', /6kg/],
    ['15kg gas', /^nothing$/],
    ['3kg gas', /^nothing$/],
  ])('%s', (words, meant) => {
    expect(find(words).all[0] ?? 'nothing').toMatch(meant)
  })
})

test('of three words or more, what misses one comes apart from what has all', () => {
  expect(find('past papers 2023')).toEqual({ all: [], near: ['TUM Library | University'] })
  expect(find('usb c charger').near[0]).toMatch(/^Fast Charger, Type-C/)
  expect(find('two bedroom nyali')).toMatchObject({
    all: [expect.stringContaining('2 Bedroom Apartment, Nyali')],
    near: expect.arrayContaining([expect.stringContaining('2 Bedroom for Sharing, Bamburi')]),
  })
})
