import * as v from 'valibot'
import { adminSearch, type AdminSearch } from '@/admin/rules/admin-url'
import { saveTabValue, readTabValue } from '@/store/tab-value'

const locationKey = 'comrade-admin-place'

/** Where the panel was left, so that signing in again returns there. */
export const saveLocation = (search: AdminSearch): void => saveTabValue(locationKey, search)
export const savedLocation = (): AdminSearch =>
  adminSearch(readTabValue(locationKey, v.record(v.string(), v.unknown())) ?? {})
