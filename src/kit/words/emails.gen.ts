// Written by `npm run messages` from the catalogue beside it.

export const greeting = 'Hello,'
export const orCode = 'Or enter this code in the app:'
export const bothLast = 'The link and the code work for an hour, and only one of them, once.'
export const codeLasts = 'The code works once, within an hour.'
export const confirmationSubject = 'Confirm your email address'
export const confirmationLead = ({ app }: { readonly app: string }): string => `This address was used to sign up for ${app}. Open the link to confirm that it is yours.`
export const confirmationLink = 'Confirm my address'
export const confirmationNotAsked = 'If you did not sign up, do nothing, and give the code to nobody. Without the link or the code, nobody can use the account.'
export const recoverySubject = 'Set a new password'
export const recoveryLead = ({ app }: { readonly app: string }): string => `Somebody asked to set a new password for your ${app} account. If it was you, open the link.`
export const recoveryLink = 'Set a new password'
export const recoveryNotAsked = 'If you did not ask for it, do nothing, and give the code to nobody. Your password stays as it is.'
export const emailChangeSubject = 'Change your email address'
export const emailChangeLead = ({ app, newAddress, oldAddress }: { readonly app: string; readonly newAddress: string; readonly oldAddress: string }): string => `Somebody asked to change the email address of a ${app} account from ${oldAddress} to ${newAddress}. We sent a link to both addresses. If it was you, open both links.`
export const emailChangeLink = 'Confirm the change'
export const emailChangeNotAsked = 'If you did not ask for it, do not open the link, give the code to nobody, and the address stays as it is. If the account is yours, set a new password.'
export const reauthenticationSubject = 'Confirm that it is you'
export const reauthenticationLead = ({ app }: { readonly app: string }): string => `A change to your ${app} account needs this code. Enter it where you were asked for it.`
export const reauthenticationNotAsked = 'If you did not ask for it, give the code to nobody, and set a new password.'
