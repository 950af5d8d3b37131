// A bowl of green tea on a saucer, steam above. Tints: bowl, pattern, tea, steam.
#define LEAN vec3(0.10, 0.42, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  p.y -= 0.10;
  vec3 q = p - vec3(0.0, -0.20, 0.0);
  float r = length(q.xz);
  float R = 0.30 + 0.34 * pow(clamp((q.y + 0.50) / 0.86, 0.0, 1.0), 0.55);
  float d = max((r - R) * 0.8, abs(q.y + 0.06) - 0.44) - 0.02;
  d = max(d, -max(r - R + 0.06, 0.24 - q.y));
  add(s, d, 1);
  add(s, ring((q - vec3(0.0, 0.385, 0.0)).xzy, 0.635, 0.035), 4);
  add(s, rod(q - vec3(0.0, 0.26, 0.0), 0.56, 0.01), 2);
  add(s, rod(p - vec3(0.0, -0.72, 0.0), 0.30, 0.06), 1);
  float plate2 = max(length(p.xz) - 0.82, abs(p.y + 0.84 - 0.16 * pow(length(p.xz), 3.0)) - 0.045) * 0.8;
  add(s, plate2 - 0.015, 5);
  for (int i = 0; i < 3; i++) {
    float x = -0.26 + 0.26 * float(i), y = p.y - 0.26;
    float w = x + 0.08 * sin(y * 8.0 + float(i) * 2.0 + uPhase * 2.0 * PI);
    float tall = i == 1 ? 0.66 : 0.46;
    float t = clamp(y / tall, 0.0, 1.0);
    add(s, (length(vec3(p.x - w, y - t * tall, p.z)) - 0.055 * sin(PI * min(t + 0.12, 1.0)) - 0.004) * 0.7, 3);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return light(T3, 0.75);
  if (id == 4) return gold(0.18);
  if (id == 2) {
    Stuff k = gloss(T2);
    k.shine = T2 * (0.25 + 0.2 * sin(length(p.xz) * 40.0));
    k.coat = 1.5;
    return k;
  }
  float a = atan(p.x, p.z);
  p.y -= 0.10;
  Stuff k = gloss(T0);
  if (id == 5) { k.base = length(p.xz) > 0.70 ? T1 : vec3(0.95, 0.93, 0.88); k.shine = k.base * 0.1; return k; }
  vec2 g = vec2(a * 10.0 / PI, (p.y + 0.50) * 5.2);
  g.x += mod(floor(g.y), 2.0) * 0.5;
  vec2 c = vec2(fract(g.x) - 0.5, fract(g.y));
  float scale = length(c * vec2(1.0, 1.0));
  if (abs(fract(scale * 3.4) - 0.5) < 0.2 && scale < 0.55 && p.y < 0.05) k.base = T1;
  k.shine = k.base * 0.12;
  return k;
}
