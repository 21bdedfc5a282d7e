import { deviceDb } from '../db'

const key = 'comrade-signed-up'

/** Stores the address until this phone signs in or out. The server does not reveal that an account waits for confirmation. */
export const rememberSignUp = async (email: string): Promise<void> => void (await deviceDb().auth.put({ key, value: email.toLowerCase() }))

export const hasSignedUp = async (email: string): Promise<boolean> => (await deviceDb().auth.get(key))?.value === email.toLowerCase()

export const forgetSignUp = (): Promise<void> => deviceDb().auth.delete(key)
