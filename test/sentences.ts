// Finds sentences for people in source code: texts of several words that end as a sentence does, or that are sent as one.
import ts from 'typescript'

export interface Sentence {
  line: number
  sentence: string
}

/** Texts in these are read by whoever looks at logs, metrics or the API document, or by a machine. */
const toldTo = {
  functions: /^(log|console|process|assert|sql)\b|\blog\.\w+$|^(Str|OneOf)$/,
  errors: /Error$/,
  properties: /^(description|summary|examples?|default)$/,
  /** What language models are asked to do. */
  variables: /^instructions(In)?$/,
}
/** Fields in which a text is sent as a sentence, whatever its end. */
const sentAs = /^(message|subject|error|label|prompt|heading)$/

export function sentencesIn(text: string): Sentence[] {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true)
  const found: Sentence[] = []
  const visit = (node: ts.Node): void => {
    if (isForOthers(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
      const sentence = node.getText().slice(1, -1)
      if (isSentence(sentence) || (isSent(node) && /\S \S/.test(sentence)))
        found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, sentence })
      if (!ts.isTemplateExpression(node)) return
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const isSentence = (text: string) => /^\p{Lu}[^\n]*\S \S[\s\S]*[.?!…:,]$/u.test(text.trim())

function isForOthers(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return toldTo.functions.test(node.expression.getText())
  if (ts.isNewExpression(node)) return toldTo.errors.test(node.expression.getText())
  if (ts.isTaggedTemplateExpression(node)) return true
  if (ts.isVariableDeclaration(node)) return toldTo.variables.test(node.name.getText())
  return ts.isPropertyAssignment(node) && toldTo.properties.test(node.name.getText())
}

const isSent = ({ parent }: ts.Node) => ts.isPropertyAssignment(parent) && sentAs.test(parent.name.getText())
