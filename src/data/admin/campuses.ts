import * as v from 'valibot'
import type { UserId } from '@/domain/shared/ids'
import { campusSlugSchema } from '@/domain/university/campus-slug-schema'
import { readAs } from './request'

const campusesSchema = v.array(v.object({ slug: campusSlugSchema, name: v.string() }))
export type AdministeredCampus = v.InferOutput<typeof campusesSchema>[number]

/** All campuses, in their order. */
export const readCampuses = (userId: UserId) =>
  readAs(userId, campusesSchema, (client) => client.from('campuses').select('slug,name').order('position').order('slug'))
