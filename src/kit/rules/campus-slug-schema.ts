import * as v from 'valibot'
import { campusSlug, campusSlugPattern } from './campus'

export const campusSlugSchema = v.pipe(v.string(), v.regex(campusSlugPattern), v.transform(campusSlug))
