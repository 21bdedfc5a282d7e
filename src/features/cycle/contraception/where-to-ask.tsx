import { Text } from '@mantine/core'
import { helpNumbers } from '@/data/help-numbers'
import { healthLines } from '@/domain/shared/national-numbers'
import { where } from '@/messages/cycle/screens-contraception.gen'
import { HelpNumbers } from '@/ui/list/help-numbers'

/** Whom to ask about a pill. The contacts of the campus are for emergencies. */
export function WhereToAsk() {
  return (
    <div>
      <Text fw={600}>{where}</Text>
      <HelpNumbers {...helpNumbers([], healthLines)} />
    </div>
  )
}
