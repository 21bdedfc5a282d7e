import * as v from 'valibot'
import type { UserId } from '@/kit/rules/ids'
import { campusSlugSchema } from '@/campus/rules/campus-slug-schema'
import { readAs } from './request'

const campusesSchema = v.array(v.object({ slug: campusSlugSchema, name: v.string() }))
export type AdministeredCampus = v.InferOutput<typeof campusesSchema>[number]

/** All campuses, in their order. */
export const readCampuses = (userId: UserId) =>
  readAs(userId, campusesSchema, (client) =>
    client.from('campuses').select('slug,name').order('position').order('slug'),
  )
