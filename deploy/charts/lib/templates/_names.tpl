{{/* The name of an object: release and component, such as fitfolio-auth. */}}
{{- define "fitfolio.name" -}}
{{- printf "%s-%s" .root.Release.Name .component | trunc 63 | trimSuffix "-" -}}
{{- end -}}

{{/* What a selector asks for. It never has a version in it, because a selector cannot be changed. */}}
{{- define "fitfolio.selector" -}}
app.kubernetes.io/name: fitfolio
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- with .role }}
fitfolio.dev/role: {{ . }}
{{- end }}
{{- end -}}

{{- define "fitfolio.labels" -}}
{{ include "fitfolio.selector" . }}
app.kubernetes.io/part-of: fitfolio
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end -}}

{{/* The image, whose tag is made of its content. */}}
{{- define "fitfolio.image" -}}
{{- $image := .image -}}
{{- $tag := required (printf "%s: say which image is wanted, by its tag (npm run images prints it)" .what) $image.tag -}}
{{- $registry := default "" (.root.Values.global).registry -}}
{{- ternary (printf "%s/%s:%s" $registry $image.repository $tag) (printf "%s:%s" $image.repository $tag) (ne $registry "") | quote -}}
{{- end -}}
