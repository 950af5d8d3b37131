// A thimble with a band of enamel. Tints: metal, band, flowers.
#define LEAN vec3(0.20, 0.26, -0.16)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xz);
  float t = clamp((p.y + 0.80) / 1.60, 0.0, 1.0);
  float R = mix(0.66, 0.46, t);
  float d = smax((r - R) * 0.95, p.y - 0.78, 0.26);
  d = max(d, -p.y - 0.80);
  float a = atan(p.x, p.z) * 15.0 / PI, row = p.y * 7.4;
  vec2 g = vec2(fract(a + 0.5 * mod(floor(row), 2.0)) - 0.5, fract(row) - 0.5);
  float pit = smoothstep(0.40, 0.10, length(g)) * smoothstep(-0.16, -0.08, p.y) * smoothstep(0.80, 0.55, p.y);
  add(s, (d + 0.032 * pit) * 0.8, 1);
  add(s, max(r - R - 0.025, abs(p.y + 0.40) - 0.19) * 0.9, 2);
  add(s, ring((p - vec3(0.0, -0.20, 0.0)).xzy, 0.605, 0.045), 3);
  add(s, ring((p - vec3(0.0, -0.60, 0.0)).xzy, 0.66, 0.045), 3);
  add(s, ring((p - vec3(0.0, -0.80, 0.0)).xzy, 0.68, 0.085), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return gold(0.17);
  if (id == 2) {
    Stuff k = gloss(T1);
    float a = fract(atan(p.x, p.z) * 5.0 / PI) - 0.5;
    vec2 f = fold(vec2(a * 0.40, p.y + 0.40), 5.0);
    if (length(f - vec2(0.0, 0.075)) < 0.056) k.base = T2;
    if (length(f) < 0.04) k.base = vec3(1.0, 0.65, 0.08);
    k.shine = k.base * 0.18;
    return k;
  }
  Stuff k = metal(T0, 0.2);
  k.shine = T0 * 0.07;
  return k;
}
