import { Text } from '@mantine/core'
import { originalLanguage } from '@/domain/shared/language'
import { unreviewedTranslation } from '@/messages/shared/built-language.gen'
import { builtLanguage } from '@/messages/shared/locale'

/** Stands over health and legal texts whose translation no expert has reviewed; the original has none. */
export const TranslationNote = () =>
  builtLanguage === originalLanguage ? null : (
    <Text size="sm" c="dimmed" mb="sm">
      {unreviewedTranslation}
    </Text>
  )
