/** The mails whose link or code the app opens, by the server's names. */
export const mailTypes = ['signup', 'recovery', 'email_change'] as const

export type MailType = (typeof mailTypes)[number]
