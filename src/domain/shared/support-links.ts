import { site } from './site.ts'

/** What a press on the phone number or the mail address opens. */
export const supportLinks = { phone: `tel:${site.supportPhone.replaceAll(' ', '')}`, mail: `mailto:${site.supportEmail}` } as const
