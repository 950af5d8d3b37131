// Knobs: x 0 the far picture, 1 what stands near (with alpha); y mood.

void main() {
  vec2 u = ((gl_FragCoord.xy + uOrigin) / uSize * 2.0 - 1.0) * vec2(wide(), 1.0);
  oGlow = vec4(0.0);
  if (uKnobs.x > 0.5) {
    vec4 k = vec4(0.0);
    near(k, u);
    oSurface = clamp(k, 0.0, 1.0);
    return;
  }
  vec4 k = vec4(0.0, 0.0, 0.0, 1.0);
  far(k, u);
  vec3 c = clamp(k.rgb, 0.0, 1.0);
  float edge = length(u / vec2(wide(), 1.0));
  c *= 1.0 - 0.38 * smoothstep(0.75, 1.5, edge);
  c += (h2(gl_FragCoord.xy + uOrigin) - 0.5) / 255.0;
  oSurface = vec4(c, 1.0);
}
