import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withPlace } from '@/cart/rules/delivery'
import { userId } from '@/kit/rules/ids'
import { campusSlug, defaultCampus } from '@/kit/rules/campus'
import { chooseCampus } from '@/store/campus'
import * as chosenCampus from '@/store/chosen-campus'
import { ComradeDb } from '@/store/db'
import { changeDelivery, readDelivery } from './delivery-store'
import { deleteUserRecord, saveUser } from '@/store/session/user-record'
import { userDb } from '@/store/user-db'

let db: ComradeDb

beforeEach(() => void (db = new ComradeDb(`delivery-test-${crypto.randomUUID()}`)))
afterEach(() => db.delete())

const user = (digit: number) => ({
  id: userId(`0b000000-0000-4000-8000-00000000000${digit}`),
  email: `${digit}@students.example`,
  fullName: 'Amina Juma',
})
const [amina, baraka] = [user(1), user(2)]
const goTo = (place: string) => changeDelivery((delivery) => withPlace(delivery, place), db)
const place = async () => (await readDelivery(db)).place

describe('where orders go', () => {
  it('is each user’s own; what was given while signed out becomes that of who signs in and changes it', async () => {
    await goTo('Gate')
    await saveUser(amina, db)
    expect(await place()).toBe('Gate')
    await goTo('Hostel B')
    await deleteUserRecord(db)
    expect(await place()).toBe('')
    await saveUser(baraka, db)
    expect(await place()).toBe('')
    await saveUser(amina, db)
    expect(await readDelivery(db)).toMatchObject({ places: ['Gate', 'Hostel B'], place: 'Hostel B' })
  })

  it('is of the campus that the page shows', async () => {
    const nairobi = { ...defaultCampus, slug: campusSlug('uon-main') }
    // From before there were campuses.
    for (const key of ['delivery', `delivery/${baraka.id}`] as const)
      await db.device.put({
        key,
        value: { name: 'Amina', phone: '', places: ['Gate'], place: 'Gate', payment: 'cash', note: '' },
      })
    expect(await place()).toBe('Gate')
    await chooseCampus(db, nairobi)
    const page = vi.spyOn(chosenCampus, 'chosenCampus').mockReturnValue(nairobi)
    expect(await readDelivery(db)).toMatchObject({ name: 'Amina', places: [], place: '', payment: 'cash' })
    await saveUser(baraka, db)
    expect(await place()).toBe('')
    await goTo('Hall 9')
    page.mockRestore()
    expect(await readDelivery(db)).toMatchObject({ places: ['Gate'], place: 'Gate' })
  })

  it('loses no change of two tabs', async () => {
    const otherTab = new ComradeDb(db.name)
    await Promise.all([goTo('Gate'), changeDelivery((delivery) => withPlace(delivery, 'Hostel B'), otherTab)])
    expect((await readDelivery(db)).places.toSorted()).toEqual(['Gate', 'Hostel B'])
    otherTab.close()
  })

  it('has the name and the number of the profile until others are given', async () => {
    await saveUser(amina, db)
    expect(await readDelivery(db)).toMatchObject({ name: 'Amina Juma', phone: '' })
    const row = {
      id: amina.id,
      rev: 1,
      full_name: 'Amina W. Juma',
      email: amina.email,
      phone: '+254712345678',
      university: null,
      course: null,
      year_of_study: 1,
      campus: null,
      role: 'student',
    } as const
    await userDb(amina.id).replica('profiles').put(row)
    expect(await readDelivery(db)).toMatchObject({ name: 'Amina W. Juma', phone: '+254712345678' })
    await changeDelivery((delivery) => ({ ...delivery, name: 'Amina', phone: '0700 000 009' }), db)
    expect(await readDelivery(db)).toMatchObject({ name: 'Amina', phone: '0700 000 009' })
    await userDb(amina.id).delete()
  })
})
