// Chunk: pregnancy-sheets

import { useHelpNumbers } from '@/store/help-numbers'
import { HelpNumbers } from '@/kit/list/help-numbers'

/** The numbers to call, under the danger signs. */
export const EmergencyNumbers = () => <HelpNumbers {...useHelpNumbers()} />
