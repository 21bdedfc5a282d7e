import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../supabase/local/places.ts'
import type { CatalogueName } from '@/data/catalogue-schemas'
import { loadCatalogue } from '@/data/catalogues'
import type { ComradeDb } from '@/data/db'
import { readPhone } from '@/domain/shared/phone'
import { whatsappLink } from '@/domain/shared/phone-links'
import { rentalOf } from '@/domain/housing/rental'
import type { DirectoryEntry } from '@/domain/directories/directory-entry'
import type { StorefrontId } from '@/domain/storefronts/choices'
import { storefrontOf } from '@/domain/storefronts/registry'
import { driverEntry, providerEntry } from '@/features/directory/to-entry'
import { sources } from '@/features/storefront/sources'
import type { Source } from '@/features/storefront/sources/source'

/** Anything that a screen lists, brought to what all of them have in common. */
export type Listed = {
  id: string
  name: string
  price: number | null
  images: readonly (string | null)[]
  /** The chip or tab it stands under; null where it stands under all. */
  category: string | null
  /** As written in the data. */
  phones: readonly (string | null)[]
  /** The link that its chat button opens, for one unit; null where there is none. */
  chat: string | null
}

export type List = (db: ComradeDb) => Promise<Listed[]>

const nothing = { price: null, images: [], category: null, phones: [], chat: null } as const

/** The chat that a button opens, by the same road as the button. */
export const chatLink = (number: string | null, text: string): string | null => {
  const phone = readPhone(number)
  return phone.ok ? whatsappLink(phone.digits, text) : null
}

/** What a storefront sells, through its own source. */
export const storefront =
  (id: StorefrontId): List =>
  async (db) => {
    const spec = storefrontOf(id)
    const source: Source = sources[id]
    const { groups, offerings } = await source.read(db)
    const groupIds = new Set(groups.map((group) => group.id))
    const misplaced = spec.layout === 'list' ? [] : offerings.filter(({ group }) => !groupIds.has(group))
    if (misplaced.length > 0) throw new Error(`Sold by nobody: ${misplaced.map(({ name }) => name).join()}`)
    return [
      ...groups.map((group) => ({ ...nothing, id: group.id, name: group.name, images: group.image ? [group.image] : [], category: group.category || null })),
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

const person = (entry: DirectoryEntry, chat: string | null): Listed => ({
  ...nothing,
  id: entry.id,
  name: entry.name,
  images: [entry.image],
  category: entry.category,
  phones: [entry.phone, entry.whatsapp].filter((phone) => phone !== null),
  chat,
})

export const drivers: List = async () => (await loadCatalogue('drivers')).map((driver) => person(driverEntry(driver), null))

export const providers =
  (message: (entry: DirectoryEntry) => string): List =>
  async (db) =>
    (await db.replica('service_providers').toArray())
      .map(providerEntry)
      .map((entry) => person(entry, chatLink(entry.whatsapp, message(entry))))

export const rentals =
  (message: (rental: ReturnType<typeof rentalOf>[number]) => string): List =>
  async (db) => {
    const photos = await db.replica('rental_photos').toArray()
    return (await db.replica('rentals').toArray())
      .flatMap((row) => rentalOf(row, photos.filter((photo) => photo.rental_id === row.id)))
      .map((rental) => ({
        ...nothing,
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

/** A file as it is, for what has no machinery of its own. */
export const catalogue =
  <Name extends CatalogueName>(name: Name, toListed: (item: Awaited<ReturnType<typeof loadCatalogue<Name>>>[number]) => Partial<Listed> & Pick<Listed, 'name'>): List =>
  async () =>
    (await loadCatalogue(name)).map((item) => ({ ...nothing, id: item.id, ...toListed(item) }))

/** Every item that a file holds, counted by its ids before any schema has looked at it. */
export const idsInFile = async (name: CatalogueName): Promise<number> =>
  ((await readFile(join(projectRoot, 'public', 'catalogues', `${name}.json`), 'utf8')).match(/"id":/g) ?? []).length
