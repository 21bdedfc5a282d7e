import { LegalPage } from './legal-page'
import { privacy } from './privacy'

export function PrivacyPage() {
  return <LegalPage text={privacy} />
}
