import { Text } from '@mantine/core'
import { originalLanguage } from '@/kit/rules/language'
import { unreviewedTranslation } from '#words/kit/built-language'
import { builtLanguage } from '@/kit/words/locale'

/** Stands over health and legal texts whose translation no expert has reviewed; the original has none. */
export const TranslationNote = () =>
  builtLanguage === originalLanguage ? null : (
    <Text size="sm" c="dimmed" mb="sm">
      {unreviewedTranslation}
    </Text>
  )
