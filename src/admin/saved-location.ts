import * as v from 'valibot'
import { adminSearch, type AdminSearch } from '@/admin/rules/admin-url'
import { saveTabValue, readTabValue } from '@/store/tab-value'

// In its own file because the login page and the panel use it, and load at different times.

const locationKey = 'comrade-admin-place'

/** The location in the panel, so that signing in again returns there. */
export const saveLocation = (search: AdminSearch): void => saveTabValue(locationKey, search)
export const savedLocation = (): AdminSearch =>
  adminSearch(readTabValue(locationKey, v.record(v.string(), v.unknown())) ?? {})
