import { describe, expect, it } from 'vitest'
import { searchSite, type SearchDocument } from './site-search'
import { care } from '@/kit/rules/search/synonyms/care'
import { food } from '@/kit/rules/search/synonyms/food'
import { places } from '@/kit/rules/search/synonyms/places'
import { things } from '@/kit/rules/search/synonyms/things'

const found = (query: string, ...titles: string[]) => {
  const documents: SearchDocument[] = titles.map((title) => ({ id: title, title, kind: '', text: '', link: '/' }))
  return searchSite(documents, query, titles.length).all.map(({ title }) => title)
}

describe('a search in Kiswahili finds what is named in English', () => {
  it.each([
    ['sukari', 'Kabras Sugar 1 kg'],
    ['nyanya', 'Tomatoes (1 kg)'],
    ['kitunguu', 'Red Onions (1 kg)'],
    ['viazi vitamu', 'Sweet Potatoes (1 kg)'],
    ['parachichi', 'Hass Avocado (each)'],
    ['mayai', 'Tray of Eggs (30)'],
    ['nyama ya ngombe', 'Beef on Bone (500 g)'],
    ['nyama ya mbuzi', 'Goat Meat (500 g)'],
    ['mchele', 'Pishori Rice 1 kg'],
    ['mafuta ya kupikia', 'Cooking Oil 1 litre'],
    ['kufua', 'Laundry Services'],
    ['pasi', 'Ironing per Piece'],
    ['blanketi', 'Fleece Blanket'],
    ['kusuka', 'Knotless Braids'],
    ['kunyoa', 'Student Haircut'],
    ['kucha', 'Amina Henna and Nails'],
    ['dawa ya kikohozi', 'Benylin Cough Medicine'],
    ['vidonge vya homa', 'Fever Tablets'],
    ['maumivu', 'Panadol Advance (10 tablets)'],
    ['kondomu', 'Trust Studded Condoms (pack of 3)'],
    ['mzio', 'Piriton for allergies'],
    ['godoro', 'Mattress 3.5 by 6, High Density'],
    ['meza', 'Study Desk and Chair'],
    ['kompyuta', 'HP EliteBook 840 G5'],
    ['baiskeli', 'Mountain Bike'],
    ['viatu', 'White Sneakers, Size 42'],
    ['mitumba', 'Pwani Thrift and Trends'],
    ['jiko la gesi', 'Gas Cooker with 6 kg Cylinder'],
    ['kujaza gesi', '6kg Gas Refill'],
    ['chumba cha kupanga', 'Single room for rent'],
    ['chumba', 'Modern Bedsitter near TUM'],
    ['hosteli', 'Amani Ladies Hostel'],
    ['kuchapisha', 'Printing, Black and White (page)'],
    ['mkopo', 'HELB'],
    ['fundi', 'Laptop repair'],
  ])('%s: %s', (query, title) => {
    expect(found(query, 'Zed', title)).toEqual([title])
  })
})

describe('a search in English finds what is named in Kiswahili', () => {
  it.each([
    ['sugar', 'Sukari nyeupe kilo moja'],
    ['tomatoes', 'Nyanya mbivu'],
    ['potato', 'Viazi'],
    ['onions', 'Vitunguu vyekundu'],
    ['eggs', 'Trei ya mayai'],
    ['food', 'Chakula'],
    ['laundry', 'Mama fua'],
    ['medicine', 'Dawa'],
    ['bed', 'Kitanda cha mbao'],
    ['chair', 'Viti viwili'],
    ['shoes', 'Viatu vya ngozi'],
    ['books', 'Vitabu vya hesabu'],
    ['room', 'Chumba cha kupanga'],
    ['laptop', 'Kompyuta'],
    ['second-hand', 'Mitumba safi'],
    ['make-up', 'Vipodozi'],
  ])('%s: %s', (query, title) => {
    expect(found(query, 'Zed', title)).toEqual([title])
  })
})

it('a short word is not found at the beginning of another one', () => {
  expect(found('chai', 'Team Jersey', 'Chai Masala', 'Teas and Herbs', 'Kericho Tea')).toEqual([
    'Chai Masala',
    'Teas and Herbs',
    'Kericho Tea',
  ])
})

it('each word stands in the tables once', () => {
  const words = [food, things, care, places].flatMap((table) => Object.keys(table))
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})
