// A pocket torch that shines. Tints: body, metal, light.
#define LEAN vec3(0.30, 0.10, 0.78)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.14, 0.0);
  float r = length(q.xz), a = atan(q.x, q.z);
  float grip = max(r - 0.17 - 0.010 * cos(a * 16.0), abs(q.y + 0.36) - 0.44);
  add(s, grip * 0.9, 1);
  add(s, rod(q - vec3(0.0, -0.84, 0.0), 0.19, 0.07) - 0.02, 2);
  add(s, max((r - mix(0.18, 0.34, smoothstep(0.06, 0.40, q.y))) * 0.75, max(0.04 - q.y, q.y - 0.44)), 2);
  add(s, length(vec2(r - 0.34, q.y - 0.42)) - 0.05, 2);
  add(s, rod(q - vec3(0.0, 0.42, 0.0), 0.31, 0.02), 3);
  add(s, box(q - vec3(0.0, -0.16, 0.18), vec3(0.06, 0.10, 0.045), 0.03), 4);
  float t = clamp((q.y - 0.44) / 0.62, 0.0, 1.0);
  add(s, max(r - mix(0.27, 0.56, t), max(0.45 - q.y, q.y - 1.06)) * 0.8, 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return metal(T1, 0.18);
  if (id == 3) return light(T2, 2.2);
  if (id == 4) { Stuff k = gloss(vec3(0.9, 0.05, 0.03)); k.shine = vec3(0.3, 0.01, 0.0); return k; }
  if (id == 5) {
    float t = clamp((p.y - 0.30) / 0.62, 0.0, 1.0);
    Stuff k = light(T2, mix(1.7, 0.40, t) + 0.3 * sin(uPhase * 2.0 * PI));
    k.coat = 0.0;
    return k;
  }
  return gloss(T0);
}
