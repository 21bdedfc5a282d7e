import { supabase } from './client'
import { OfflineError, ServerError } from './errors'

/** PostgreSQL's code for a value that must be unique and is there already. */
const uniqueViolation = '23505'

/**
 * Adds an address to the newsletter. An address that is on the list already is a success too.
 * @throws OfflineError | ServerError
 */
export const subscribeToNewsletter = async (email: string): Promise<void> => {
  const { error, status } = await supabase().from('newsletter_subscriptions').insert({ email })
  if (!error || error.code === uniqueViolation) return
  if (status === 0) throw new OfflineError(error.message)
  throw new ServerError(status, error.code, error.message)
}
