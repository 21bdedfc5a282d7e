import { adminTabValues, adminViewValues, isOffered, type AdminTab, type AdminView } from '@/admin/rules/admin-url'
import type { AdminScope } from '@/admin/rules/access'
import type { Choice } from '@/kit/rules/choice'
import { labelled, labelOf } from '@/kit/words/labelled'
import * as kinds from '#words/admin/kinds'
import { audit, content, messages, reports } from '#words/admin/panel'

export const adminTabs = labelled(adminTabValues, {
  medicines: kinds.medicines,
  groceries: kinds.groceries,
  eshop: kinds.eshop,
  services: kinds.services,
  rentals: kinds.rentals,
  campuses: kinds.campuses,
  food: kinds.food,
  gas: kinds.gas,
  laundry: kinds.laundry,
  salon: kinds.salon,
  errands: kinds.errands,
  drivers: kinds.drivers,
  'pharmacy-services': kinds.pharmacyServices,
  'emergency-contacts': kinds.emergencyContacts,
  announcements: kinds.announcements,
  events: kinds.events,
  'campus-services': kinds.campusServices,
  promotions: kinds.promotions,
  bundles: kinds.bundles,
})

type TabGroup = { readonly title: string; readonly tabs: readonly Choice<AdminTab>[] }

const groupOf = (title: string, ...values: readonly AdminTab[]): TabGroup => ({
  title,
  tabs: adminTabs.filter(({ value }) => values.includes(value)),
})

const shopsAndRooms = groupOf(kinds.shopsAndRooms, 'medicines', 'groceries', 'eshop', 'services', 'rentals')
const campusAndHome = groupOf(
  kinds.campusAndHome,
  'campuses',
  'announcements',
  'events',
  'campus-services',
  'promotions',
  'bundles',
)
const others = adminTabs.filter((tab) => ![shopsAndRooms, campusAndHome].some(({ tabs }) => tabs.includes(tab)))

/** The groups of kinds that a phone shows. */
export const tabGroups: readonly TabGroup[] = [
  shopsAndRooms,
  { title: kinds.ordersAndRides, tabs: others },
  campusAndHome,
]

/** Names the kind of the item in the form. @param alone true if the other kinds are not visible */
export const kindText = (tab: AdminTab, alone = false): string =>
  (alone ? kinds.inKind : kinds.inKindOfMany)({ kind: labelOf(adminTabs, tab) })

const adminViews = labelled(adminViewValues, { content, reports, messages, audit })

const viewsOf = (kind: AdminScope['kind']) => adminViews.filter(({ value }) => isOffered(value, kind))
const offered: Readonly<Record<AdminScope['kind'], readonly Choice<AdminView>[]>> = {
  all: viewsOf('all'),
  one: viewsOf('one'),
}

/** The same list for the same scope. */
export const offeredViews = ({ kind }: AdminScope): readonly Choice<AdminView>[] => offered[kind]
