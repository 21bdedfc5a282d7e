import { isSampleNumber } from './sample-number.ts'
import { site } from './site.ts'

/** The links that the phone number and the mail address open. A sample number opens nothing. */
export const supportLinks = {
  phone: isSampleNumber(site.supportPhone) ? undefined : `tel:${site.supportPhone.replaceAll(' ', '')}`,
  mail: `mailto:${site.supportEmail}`,
} as const
