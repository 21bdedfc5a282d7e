import { LegalPage } from './legal-page'
import { terms } from './terms'

export function TermsPage() {
  return <LegalPage text={terms} />
}
