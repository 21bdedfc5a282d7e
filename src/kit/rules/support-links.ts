import { isSampleNumber } from './sample-number.ts'
import { site } from './site.ts'

/** What a press on the phone number or the mail address opens. A sample number opens nothing. */
export const supportLinks = {
  phone: isSampleNumber(site.supportPhone) ? undefined : `tel:${site.supportPhone.replaceAll(' ', '')}`,
  mail: `mailto:${site.supportEmail}`,
} as const
