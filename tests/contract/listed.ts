import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../supabase/local/places.ts'
import type { CatalogueName } from '@/store/catalogue-schemas'
import { loadCatalogue } from '@/store/catalogues'
import type { ComradeDb } from '@/store/db'
import { readPhone } from '@/kit/rules/phone'
import { whatsappLink } from '@/kit/rules/phone-links'
import { rentalOf } from '@/housing/rules/rental'
import type { DirectoryEntry } from '@/directory/rules/directories'
import type { StorefrontId } from '@/cart/rules/categories'
import { storefrontOf } from '@/shops/words/storefronts'
import { driverEntry, providerEntry } from '@/directory/to-entry'
import { sources, type Source } from '@/shops/sources'

/** The common properties of everything that a screen lists. */
export type Listed = {
  id: string
  name: string
  price: number | null
  images: readonly (string | null)[]
  /** Its chip or tab; null if it is listed under all of them. */
  category: string | null
  /** In the format of the data. */
  phones: readonly (string | null)[]
  /** The link that its chat button opens; null if it has none. */
  chat: string | null
}

export type List = (db: ComradeDb) => Promise<Listed[]>

const empty = { price: null, images: [], category: null, phones: [], chat: null } as const

/** The chat link, built by the same functions as the app's chat buttons. */
export const chatLink = (number: string | null, text: string): string | null => {
  const phone = readPhone(number)
  return phone.ok ? whatsappLink(phone.digits, text) : null
}

/** A storefront's groups and offerings, read through its own source. */
export const storefront =
  (id: StorefrontId): List =>
  async (db) => {
    const spec = storefrontOf(id)
    const source: Source = sources[id]
    const { groups, offerings } = await source.read(db)
    const groupIds = new Set(groups.map((group) => group.id))
    const misplaced = spec.layout === 'list' ? [] : offerings.filter(({ group }) => !groupIds.has(group))
    if (misplaced.length > 0) throw new Error(`Offerings without a group: ${misplaced.map(({ name }) => name).join()}`)
    return [
      ...groups.map((group) => ({
        ...empty,
        id: group.id,
        name: group.name,
        images: group.image ? [group.image] : [],
        category: group.category || null,
      })),
      ...offerings.map(({ id: offeringId, name, price, image, category, contact, provider }) => ({
        id: offeringId,
        name,
        price,
        images: [image],
        category: category || null,
        phones: [contact],
        chat: chatLink(contact, spec.message({ name, price, quantity: 2, provider })),
      })),
    ]
  }

const listedEntry = (entry: DirectoryEntry, chat: string | null): Listed => ({
  ...empty,
  id: entry.id,
  name: entry.name,
  images: [entry.image],
  category: entry.category,
  phones: [entry.phone, entry.whatsapp].filter((phone) => phone !== null),
  chat,
})

export const drivers: List = async () =>
  (await loadCatalogue('drivers')).map((driver) => listedEntry(driverEntry(driver), null))

export const providers =
  (message: (entry: DirectoryEntry) => string): List =>
  async (db) =>
    (await db.replica('service_providers').toArray())
      .map(providerEntry)
      .map((entry) => listedEntry(entry, chatLink(entry.whatsapp, message(entry))))

export const rentals =
  (message: (rental: ReturnType<typeof rentalOf>[number]) => string): List =>
  async (db) => {
    const photos = await db.replica('rental_photos').toArray()
    return (await db.replica('rentals').toArray())
      .flatMap((row) =>
        rentalOf(
          row,
          photos.filter((photo) => photo.rental_id === row.id),
        ),
      )
      .map((rental) => ({
        ...empty,
        id: rental.id,
        name: rental.title,
        price: rental.monthlyPrice,
        images: [rental.image, ...rental.photos],
        // Single rooms have no tab of their own.
        category: rental.category === 'single' ? null : rental.category,
        phones: [rental.phone],
        chat: chatLink(rental.phone, message(rental)),
      }))
  }

/** A catalogue file, for screens without a source of their own. */
export const catalogue =
  <Name extends CatalogueName>(
    name: Name,
    toListed: (item: Awaited<ReturnType<typeof loadCatalogue<Name>>>[number]) => Partial<Listed> & Pick<Listed, 'name'>,
  ): List =>
  async () =>
    (await loadCatalogue(name)).map((item) => ({ ...empty, id: item.id, ...toListed(item) }))

/** The number of ids in a catalogue file, including entries that its schema drops. */
export const idsInFile = async (name: CatalogueName): Promise<number> =>
  ((await readFile(join(projectRoot, 'public', 'catalogues', 'tum', `${name}.json`), 'utf8')).match(/"id":/g) ?? [])
    .length
