import { adminTabValues, adminViewValues, isOffered, type AdminView } from '@/domain/admin/admin-url'
import type { AdminScope } from '@/domain/admin/scope'
import type { Choice } from '@/domain/shared/choice'
import { labelled } from '../shared/labelled'

export const adminTabs = labelled(adminTabValues, {
  medicines: 'Medicines',
  groceries: 'Groceries',
  eshop: 'E-shop',
  services: 'Services',
  rentals: 'Rentals',
  campuses: 'Campuses',
})

const adminViews = labelled(adminViewValues, { content: 'Content', reports: 'Reports', messages: 'Messages', audit: 'Audit' })

const viewsOf = (kind: AdminScope['kind']) => adminViews.filter(({ value }) => isOffered(value, kind))
const offered: Readonly<Record<AdminScope['kind'], readonly Choice<AdminView>[]>> = { all: viewsOf('all'), one: viewsOf('one') }

/** The same list for the same scope. */
export const offeredViews = ({ kind }: AdminScope): readonly Choice<AdminView>[] => offered[kind]
