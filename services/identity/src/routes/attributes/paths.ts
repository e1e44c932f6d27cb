export const attributePath = '/v2/organizations/:orgId/attributes/:attributeId'
export const optionsPath = `${attributePath}/options`
export const optionPath = `${optionsPath}/:optionId`
export const memberOptionsPath = '/v2/organizations/:orgId/attributes/options/:userId'
