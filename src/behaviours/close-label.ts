/** Whether a control's label says it closes something, in either language. Not "Sunday closed" or "ángulo cerrado". */
export const isCloseLabel = (label: string) => /(?<![\p{L}\d])(close|cerrar)(?![\p{L}\d])/iu.test(label)
