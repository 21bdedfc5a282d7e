import type { CellTexts } from '@/admin/rules/sheet/cell-text'
import type { Choice } from '@/kit/rules/choice'
import { flagChoices } from './item-form'
import { revision } from '#words/admin/tools'
import * as directories from '@/directory/words/directories.en.json'
import * as kiswahiliDirectories from '@/directory/words/directories.sw.json'
import * as rooms from '@/housing/words/rental-tabs.en.json'
import * as kiswahiliRooms from '@/housing/words/rental-tabs.sw.json'
import * as storefronts from '@/shops/words/storefronts.en.json'
import * as kiswahiliStorefronts from '@/shops/words/storefronts.sw.json'
import * as problems from './field-problems.en.json'
import * as kiswahiliProblems from './field-problems.sw.json'
import fields from './fields.en.json'
import kiswahiliFields from './fields.sw.json'
import * as tools from './tools.en.json'
import * as kiswahiliTools from './tools.sw.json'

/** The texts for writing and reading a file. @param shops the shops of the campus */
export const sheetTexts = (shops: readonly Choice[]): CellTexts => ({
  flags: flagChoices,
  shops,
  revision,
  inEveryLanguage,
})

// A file may be in another language than the panel. A build has the texts of one language, so these come from the
// catalogues themselves.

const kiswahiliLabels: Readonly<Record<string, string>> = kiswahiliFields

/** Texts with the same meaning in both languages: the names of columns, and of the choices in them. */
const pairs: readonly (readonly [english: string, kiswahili: string])[] = [
  ...Object.entries(fields).map(([key, label]) => [label, kiswahiliLabels[key] ?? label] as const),
  [tools.revision, kiswahiliTools.revision],
  [problems.no, kiswahiliProblems.no],
  [problems.yes, kiswahiliProblems.yes],
  [storefronts.groceriesProduce, kiswahiliStorefronts.groceriesProduce],
  [storefronts.groceriesDairy, kiswahiliStorefronts.groceriesDairy],
  [storefronts.groceriesMeat, kiswahiliStorefronts.groceriesMeat],
  [storefronts.foodLocal, kiswahiliStorefronts.foodLocal],
  [storefronts.foodFast, kiswahiliStorefronts.foodFast],
  [storefronts.foodHealthy, kiswahiliStorefronts.foodHealthy],
  [storefronts.errandsPostOffice, kiswahiliStorefronts.errandsPostOffice],
  [storefronts.errandsHelb, kiswahiliStorefronts.errandsHelb],
  [storefronts.errandsCyber, kiswahiliStorefronts.errandsCyber],
  [storefronts.errandsNecessary, kiswahiliStorefronts.errandsNecessary],
  [storefronts.shopElectronics, kiswahiliStorefronts.shopElectronics],
  [storefronts.shopClothing, kiswahiliStorefronts.shopClothing],
  [storefronts.shopBeauty, kiswahiliStorefronts.shopBeauty],
  [storefronts.shopGroceries, kiswahiliStorefronts.shopGroceries],
  [storefronts.chemistPainRelief, kiswahiliStorefronts.chemistPainRelief],
  [storefronts.chemistAntibiotics, kiswahiliStorefronts.chemistAntibiotics],
  [storefronts.chemistVitamins, kiswahiliStorefronts.chemistVitamins],
  [storefronts.chemistColdFlu, kiswahiliStorefronts.chemistColdFlu],
  [storefronts.chemistDigestion, kiswahiliStorefronts.chemistDigestion],
  [storefronts.chemistContraceptive, kiswahiliStorefronts.chemistContraceptive],
  [directories.bodaBoda, kiswahiliDirectories.bodaBoda],
  [directories.tukTuk, kiswahiliDirectories.tukTuk],
  [directories.laundry, kiswahiliDirectories.laundry],
  [directories.technician, kiswahiliDirectories.technician],
  [directories.mill, kiswahiliDirectories.mill],
  [directories.salon, kiswahiliDirectories.salon],
  [directories.wifi, kiswahiliDirectories.wifi],
  [directories.photography, kiswahiliDirectories.photography],
  [directories.bakery, kiswahiliDirectories.bakery],
  [directories.cleaning, kiswahiliDirectories.cleaning],
  [rooms.bedsitter, kiswahiliRooms.bedsitter],
  [rooms.hostel, kiswahiliRooms.hostel],
  [rooms.oneBedroom, kiswahiliRooms.oneBedroom],
  [rooms.twoBedroom, kiswahiliRooms.twoBedroom],
  [rooms.singleRoom, kiswahiliRooms.singleRoom],
]

/** A label in each language. */
export const inEveryLanguage = (label: string): readonly string[] => [
  ...new Set([label, ...pairs.filter((pair) => pair.includes(label)).flat()]),
]
