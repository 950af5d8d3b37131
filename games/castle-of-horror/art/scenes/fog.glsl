// A band of fog whose left and right ends meet.

void main() {
  vec2 u = (gl_FragCoord.xy + uOrigin) / uSize;
  float a = u.x * 2.0 * PI;
  vec3 round_ = vec3(cos(a) * 1.1, sin(a) * 1.1, u.y * 1.3);
  float warp = fbm(round_ * 1.4 + 3.0);
  float n = fbm(round_ * 2.2 + vec3(warp * 1.2, warp, 7.0));
  float band = smoothstep(0.0, 0.35, u.y) * smoothstep(1.0, 0.45, u.y);
  float thick = smoothstep(0.36, 0.80, n) * band;
  oSurface = vec4(mix(vec3(0.36, 0.50, 0.58), vec3(0.70, 0.82, 0.88), n), thick * 0.85);
  oGlow = vec4(0.0);
}
