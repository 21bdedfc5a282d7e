import { plainLineOrNull } from '@/kit/rules/plain-text'
import { readPhone } from '@/kit/rules/phone'

/** The profile form and its columns. */

export const profileLimits = { fullName: 120, phone: 32, university: 120, course: 120 } as const

export const firstYear = 1
export const lastYear = 7

/** The values as typed into the form. */
export type ProfileDraft = {
  readonly fullName: string
  readonly phone: string
  readonly university: string
  readonly course: string
  readonly year: number
}

/** The columns that the user may change. */
export type ProfileValues = {
  readonly full_name: string | null
  readonly phone: string | null
  readonly university: string | null
  readonly course: string | null
  readonly year_of_study: number
}

/** Parses a year of study; invalid values become the first year. */
export const yearOfStudy = (value: unknown): number => {
  const year = Math.trunc(Number(value))
  return year >= firstYear && year <= lastYear ? year : firstYear
}

export const draftOfProfile = (profile: ProfileValues): ProfileDraft => ({
  fullName: profile.full_name ?? '',
  phone: profile.phone ?? '',
  university: profile.university ?? '',
  course: profile.course ?? '',
  year: yearOfStudy(profile.year_of_study),
})

/** True if a phone number was typed and is invalid. */
export const isPhoneWrong = ({ phone }: ProfileDraft): boolean => {
  const reading = readPhone(phone)
  return !reading.ok && reading.reason === 'impossible'
}

export const profileValues = (draft: ProfileDraft): ProfileValues => {
  const phone = readPhone(draft.phone)
  return {
    full_name: plainLineOrNull(draft.fullName),
    phone: phone.ok ? phone.e164 : null,
    university: plainLineOrNull(draft.university),
    course: plainLineOrNull(draft.course),
    year_of_study: yearOfStudy(draft.year),
  }
}

/** The columns of an edited profile. If only the format of the phone number differs, the stored one stays. */
export const editedValues = (old: ProfileValues, draft: ProfileDraft): ProfileValues => {
  const now = profileValues(draft)
  const isSameNumber = now.phone !== null && profileValues(draftOfProfile(old)).phone === now.phone
  return isSameNumber ? { ...now, phone: old.phone } : now
}
