/** Whether a control says that it closes something, in either language. Not "Sunday closed", nor "ángulo cerrado". */
export const isCloseLabel = (label: string) => /(?<![\p{L}\d])(close|cerrar)(?![\p{L}\d])/iu.test(label)
