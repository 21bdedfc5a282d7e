import { useHelpNumbers } from '@/store/help-numbers'
import { HelpNumbers } from '@/kit/list/help-numbers'

/** Whom to call, under the danger signs. */
export const EmergencyNumbers = () => <HelpNumbers {...useHelpNumbers()} />
