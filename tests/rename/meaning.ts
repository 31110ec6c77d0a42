import { type Expression, type Node, SyntaxKind } from 'typescript/unstable/ast'
import {
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isSpreadElement,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
} from 'typescript/unstable/ast/is'
import type { Checker, Type } from 'typescript/unstable/sync'

/**
 * Whether the compiler knows what a word means where it stands. What it does not know may be any field: a text where any text would do, a
 * property of what may have any, a key of what may have any. `before` is the source up to the word.
 */
export function isKnown(node: Node, before: string, checker: Checker): boolean {
  if (isStringLiteral(node)) return isKnownText(node, checker)
  if (isTemplate(node)) return isStatement(node) ? !/->>?\s*'$/.test(before) : isKnownPattern(node, checker)
  const { parent } = node
  const said = node.getText()
  const has = (type: Type | undefined) =>
    type !== undefined && checker.getPropertyOfType(type, said) !== undefined
  if (isPropertyAccessExpression(parent) && parent.name === node)
    return has(
      checker.getApparentType(typeAt(checker, parent.expression)) ?? typeAt(checker, parent.expression),
    )
  if (isBindingElement(parent) && (parent.propertyName ?? parent.name) === node)
    return (
      parent.parent.kind !== SyntaxKind.ObjectBindingPattern || has(checker.getTypeAtLocation(parent.parent))
    )
  if ((isPropertyAssignment(parent) || isShorthandPropertyAssignment(parent)) && parent.name === node)
    return declaresField(parent) || isKnownKey(parent.parent, said, checker)
  return true
}

const typeAt = (checker: Checker, node: Node): Type =>
  checker.getNonNullableType(checker.getTypeAtLocation(node) ?? checker.getUnknownType()) ??
  checker.getUnknownType()

/** A text is known where not any text would do. */
function isKnownText(node: Node, checker: Checker): boolean {
  const { parent } = node
  // `'surcharge' as const`: one value, which stays what it is.
  if (parent.kind === SyntaxKind.LiteralType || isAsExpression(parent)) return true
  const isAny = (type: Type | undefined) => !type || checker.isTypeAssignableTo(checker.getStringType(), type)
  if (isElementAccessExpression(parent))
    return checker.getPropertyOfType(typeAt(checker, parent.expression), textOf(node)) !== undefined
  if (isBinaryExpression(parent))
    return !isAny(checker.getTypeAtLocation(parent.left === node ? parent.right : parent.left))
  // The first word of what says a text of the area itself names that text.
  if (isCallExpression(parent) && /^(?:text|own)$/.test(parent.expression.getText())) return true
  return !isAny(checker.getContextualType(node as Expression) ?? spreadInto(node, checker))
}

/** What is put together is known where only texts of some pattern would do: the path of a refusal. */
function isKnownPattern(node: Node, checker: Checker): boolean {
  let at = node
  while (!isTemplateExpression(at) && at.kind !== SyntaxKind.NoSubstitutionTemplateLiteral) at = at.parent
  if (isAsExpression(at.parent)) return true
  const demanded = checker.getContextualType(at as Expression)
  return demanded !== undefined && !checker.isTypeAssignableTo(checker.getStringType(), demanded)
}

/** What a list demands of the texts of a part: `[...(['one', 'two'] as const)]`. */
function spreadInto({ parent }: Node, checker: Checker): Type | undefined {
  let at = parent
  while (isAsExpression(at.parent) || isParenthesizedExpression(at.parent)) at = at.parent
  const list = isSpreadElement(at.parent)
    ? checker.getContextualType(at.parent.parent as Expression)
    : undefined
  return list && checker.getIndexInfosOfType(list)[0]?.valueType
}

/** The words of a statement are held to the columns by the check of the statements; what is asked of JSON is text. */
function isStatement(node: Node): boolean {
  for (let at: Node | undefined = node; at; at = at.parent)
    if (isTaggedTemplateExpression(at)) return at.tag.getText() === 'sql'
  return false
}

const isTemplate = ({ kind }: Node): boolean =>
  kind === SyntaxKind.NoSubstitutionTemplateLiteral ||
  kind === SyntaxKind.TemplateHead ||
  kind === SyntaxKind.TemplateMiddle ||
  kind === SyntaxKind.TemplateTail

/** `name: f.text()`: another descriptor has a field of that name. */
const declaresField = (node: Node): boolean =>
  isPropertyAssignment(node) && /^f\.\w+\(/.test(node.initializer.getText())

/** A key is known where the object has to be of a type that has it, or where nothing is demanded of the object. */
function isKnownKey(object: Node, key: string, checker: Checker): boolean {
  if (!isObjectLiteralExpression(object)) return true
  const demanded = checker.getContextualType(object)
  const kinds = demanded?.isUnionType() ? demanded.getTypes() : [demanded]
  return kinds.some((type) => !type || checker.getPropertyOfType(type, key) !== undefined)
}

const textOf = (node: Node): string => node.getText().slice(1, -1)
