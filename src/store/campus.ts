import * as v from 'valibot'
import { atCampus, parseDelivery } from '@/cart/rules/delivery'
import { campusSlug, type Campus, type CampusSlug } from '@/kit/rules/campus'
import { campusSlugSchema } from '@/kit/rules/campus-slug-schema'
import { chosenCampus, isCampusChosen, storeChosenCampus } from './chosen-campus'
import { deviceDb, type ComradeDb } from './db'
import { userDb } from './user-db'
import { readUser } from './session/user-record'
import { replicatedTableNames, type RowOf } from './sync/table-names'

const key = 'campus'

/** The campus whose rows are on this phone. */
export const readCampus = async (db: ComradeDb): Promise<CampusSlug> => {
  const campus = v.safeParse(campusSlugSchema, (await db.device.get(key))?.value)
  return campus.success ? campus.output : chosenCampus().slug
}

/**
 * Chooses the campus of the copies and deletes the copies of the other campus's rows. What waits to be sent, the
 * cart and orders stay. The page must be loaded again, for which `storeChosenCampus` remembers the campus.
 */
export const chooseCampus = async (db: ComradeDb, campus: Campus): Promise<void> => {
  const copies = replicatedTableNames.filter((name) => name !== 'campuses').map((name) => db.table(name))
  await db.transaction('rw', [...copies, db.device, db.freshness], async () => {
    const before = await readCampus(db)
    await db.device.put({ key, value: campus.slug })
    if (before === campus.slug) return
    await db.device.delete('sync')
    // Places from before they had a campus are of the one that is left.
    const deliveries = await db.device.where('key').startsWith('delivery').toArray()
    await db.device.bulkPut(
      deliveries.map((record) => ({ ...record, value: atCampus(parseDelivery(record.value), before) })),
    )
    await db.freshness.clear()
    await Promise.all(copies.map((table) => table.clear()))
  })
}

export const campusOf = ({ slug, name, short_name, town, website }: RowOf<'campuses'>): Campus => ({
  slug: campusSlug(slug),
  name,
  shortName: short_name,
  town,
  website,
})

/** The campus that somebody has chosen: that of the copies, or that of the account on a phone that has not chosen. */
const campusOfChoice = async (db: ComradeDb): Promise<string | null> => {
  if ((await db.device.get(key)) !== undefined) return readCampus(db)
  const user = await readUser(db)
  return (user && (await userDb(user.id).replica('profiles').get(user.id))?.campus) ?? null
}

/**
 * Brings the page and the copies together where they differ: on a phone that has not chosen a campus while the account
 * has, and after the browser has cleared only one of its two storages. Where the next page load would not know the
 * campus, the copies follow the page. A changed name or website is shown from the next page load on.
 * @param shown the campus of the page
 * @returns whether the page must be loaded again
 */
export const adoptCampus = async (shown: Campus, db: ComradeDb = deviceDb()): Promise<boolean> => {
  const choice = await campusOfChoice(db)
  const wanted = choice ?? shown.slug
  const row = await db.replica('campuses').where('slug').equals(wanted).first()
  if (!row) return false
  const campus = campusOf(row)
  if (wanted === shown.slug) {
    const isKnown = isCampusChosen()
    const isChosen = isKnown || choice !== null
    if (isChosen !== isKnown || JSON.stringify(campus) !== JSON.stringify(shown)) storeChosenCampus(campus, isChosen)
    return false
  }
  const isRemembered = storeChosenCampus(campus)
  await chooseCampus(db, isRemembered ? campus : shown)
  return isRemembered
}
