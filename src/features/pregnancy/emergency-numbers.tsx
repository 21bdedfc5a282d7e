import { useHelpNumbers } from '@/data/help-numbers'
import { HelpNumbers } from '@/ui/list/help-numbers'

/** Whom to call, under the danger signs. */
export const EmergencyNumbers = () => <HelpNumbers {...useHelpNumbers()} />
