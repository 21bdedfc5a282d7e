import { adminTabValues, adminViewValues, isOffered, type AdminTab, type AdminView } from '@/domain/admin/admin-url'
import type { AdminScope } from '@/domain/admin/scope'
import type { Choice } from '@/domain/shared/choice'
import { labelled, labelOf } from '../shared/labelled'

export const adminTabs = labelled(adminTabValues, {
  medicines: 'Medicines',
  groceries: 'Groceries',
  eshop: 'E-shop',
  services: 'Services',
  rentals: 'Rentals',
  campuses: 'Campuses',
})

/** Of what kind the item in the form is. */
export const kindText = (tab: AdminTab): string => `In ${labelOf(adminTabs, tab)}. Other kinds are under Manage Content.`

const adminViews = labelled(adminViewValues, { content: 'Content', reports: 'Reports', messages: 'Messages', audit: 'Audit' })

const viewsOf = (kind: AdminScope['kind']) => adminViews.filter(({ value }) => isOffered(value, kind))
const offered: Readonly<Record<AdminScope['kind'], readonly Choice<AdminView>[]>> = { all: viewsOf('all'), one: viewsOf('one') }

/** The same list for the same scope. */
export const offeredViews = ({ kind }: AdminScope): readonly Choice<AdminView>[] => offered[kind]
