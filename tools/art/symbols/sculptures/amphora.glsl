// An amphora with two handles. Tints: clay, pattern, glaze, metal.
#define LEAN vec3(0.20, 0.16, -0.08)

float waist(float y) {
  float belly = 0.56 * sqrt(max(1.0 - pow((y - 0.02) / 0.86, 2.0), 0.0)) * (0.86 + 0.30 * y);
  float neck = 0.20 + 0.14 * smoothstep(0.70, 0.94, y);
  return mix(max(belly, 0.12), neck, smoothstep(0.36, 0.58, y));
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float r = length(p.xz);
  float d = max((r - waist(p.y)) * 0.75, max(p.y - 0.92, -p.y - 0.80));
  d = max(d, -max(r - 0.24, 0.6 - p.y));
  add(s, d, 1);
  add(s, ring((p - vec3(0.0, 0.91, 0.0)).xzy, 0.32, 0.065), 3);
  add(s, ring((p - vec3(0.0, 0.56, 0.0)).xzy, 0.22, 0.045), 3);
  add(s, rod(p - vec3(0.0, -0.88, 0.0), 0.26, 0.07) - 0.03, 3);
  float ear = vine(m, mat3(vec3(0.24, 0.74, 0.0), vec3(0.86, 0.92, 0.0), vec3(0.54, 0.16, 0.0)), vec2(0.075, 0.085));
  add(s, ear, 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return metal(T3, 0.18);
  if (id == 2) return gloss(T1);
  Stuff k = gloss(T0);
  float a = atan(p.x, p.z);
  float w = fract(a * 9.0 / PI);
  float wave = length(vec2(w - 0.5, (p.y - 0.16) * 3.2)) - 0.34;
  if (abs(p.y - 0.16) < 0.17) {
    k.base = T2;
    float spiral = sin(10.0 * length(vec2(w - 0.5, (p.y - 0.16) * 3.2)) + atan(p.y - 0.16, w - 0.5));
    if (wave < 0.0 && spiral > -0.1) k.base = vec3(0.95, 0.90, 0.78);
  }
  if (abs(abs(p.y - 0.16) - 0.19) < 0.022 || abs(p.y + 0.62) < 0.03) k.base = T1;
  float tooth = abs(fract(a * 8.0 / PI) - 0.5) * 0.5;
  if (p.y < -0.30 && p.y > -0.60 && p.y + 0.60 < tooth * 1.1) k.base = T1;
  if (p.y > 0.44) k.base = T1;
  k.shine = k.base * 0.12;
  return k;
}
